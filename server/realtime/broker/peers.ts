import type { Notice } from '#server/realtime/notices/notice.ts';
import type { Members } from './presence.ts';

type Peer = { receivedAt: number; counts: Map<string, number>; members: Map<string, Members> };
type Census = Extract<Notice, { kind: 'census' }>;

/** Longer than three intervals of the census. */
const maxSilenceMs = 50_000;

/** The subscriptions and members of other servers, as they reported them. */
export class Peers {
  private readonly byNode = new Map<string, Peer>();

  get isEmpty(): boolean {
    return this.byNode.size === 0;
  }

  getOrAdd(node: string): Peer {
    const peer = this.byNode.get(node) ?? { receivedAt: 0, counts: new Map(), members: new Map() };
    peer.receivedAt = Date.now();
    this.byNode.set(node, peer);
    return peer;
  }

  update({ node, counts, members }: Census): void {
    const peer = this.getOrAdd(node);
    peer.counts = new Map(Object.entries(counts));
    peer.members = new Map(Object.entries(members).map(([name, list]) => [name, new Map(Object.entries(list))]));
  }

  remove(node: string): void {
    this.byNode.delete(node);
  }

  removeSilent(now: number): void {
    for (const [node, { receivedAt }] of this.byNode) if (now - receivedAt > maxSilenceMs) this.remove(node);
  }

  count(channel: string): number {
    let total = 0;
    for (const { counts } of this.byNode.values()) total += counts.get(channel) ?? 0;
    return total;
  }

  members(channel: string): Members {
    return new Map([...this.byNode.values()].flatMap(({ members }) => [...(members.get(channel) ?? [])]));
  }

  presenceChannels(): string[] {
    return [...this.byNode.values()].flatMap(({ members }) => [...members.keys()]);
  }

  channels(): string[] {
    return [...this.byNode.values()].flatMap(({ counts, members }) => [...counts.keys(), ...members.keys()]);
  }
}
