import type { Notice } from '#server/realtime/notices/notice.ts';
import type { Members } from './presence.ts';

type Peer = { heardAt: number; counts: Map<string, number>; members: Map<string, Members> };
type Census = Extract<Notice, { kind: 'census' }>;

/** Longer than three censuses. */
const forgottenAfterMs = 50_000;

/** What the other servers have told of their sockets. */
export class Peers {
  private readonly byNode = new Map<string, Peer>();

  get alone(): boolean {
    return this.byNode.size === 0;
  }

  of(node: string): Peer {
    const peer = this.byNode.get(node) ?? { heardAt: 0, counts: new Map(), members: new Map() };
    peer.heardAt = Date.now();
    this.byNode.set(node, peer);
    return peer;
  }

  take({ node, counts, members }: Census): void {
    const peer = this.of(node);
    peer.counts = new Map(Object.entries(counts));
    peer.members = new Map(Object.entries(members).map(([name, list]) => [name, new Map(Object.entries(list))]));
  }

  forget(node: string): void {
    this.byNode.delete(node);
  }

  forgetSilent(now: number): void {
    for (const [node, { heardAt }] of this.byNode) if (now - heardAt > forgottenAfterMs) this.forget(node);
  }

  count(channel: string): number {
    let total = 0;
    for (const { counts } of this.byNode.values()) total += counts.get(channel) ?? 0;
    return total;
  }

  members(channel: string): Members {
    return new Map([...this.byNode.values()].flatMap(({ members }) => [...(members.get(channel) ?? [])]));
  }

  channels(): string[] {
    return [...this.byNode.values()].flatMap(({ counts, members }) => [...counts.keys(), ...members.keys()]);
  }
}
