import type { Notice } from '#server/realtime/notices/notice.ts';
import { hasSubscriptionCount } from './channel-name.ts';
import type { Channels } from './channels.ts';
import { internalFrame } from './frames.ts';
import { Peers } from './peers.ts';
import { type Members, Presence } from './presence.ts';

export type Tell = (notice: Notice) => void;

/** Counts and names who listens to a channel, on this server and on the others, and tells them. */
export class Census {
  readonly presence = new Presence();
  private readonly peers = new Peers();
  private readonly node: string;
  private readonly channels: Channels;
  private readonly tell: Tell;
  /** The totals that subscribers were told last. */
  private readonly told = new Map<string, number>();
  private ticks = 0;

  constructor(node: string, channels: Channels, tell: Tell) {
    this.node = node;
    this.channels = channels;
    this.tell = tell;
  }

  count(channel: string): number {
    return this.channels.size(channel) + this.peers.count(channel);
  }

  members(channel: string): Members {
    return new Map([...this.peers.members(channel), ...this.presence.members(channel)]);
  }

  occupied(): string[] {
    return [...new Set([...this.channels.names(), ...this.peers.channels()])].filter((name) => this.count(name) > 0);
  }

  toldCount(channel: string): number {
    return this.told.get(channel) ?? this.count(channel);
  }

  start(): void {
    this.tell({ kind: 'hello', node: this.node });
  }

  stop(): void {
    if (!this.peers.alone) this.tell({ kind: 'bye', node: this.node });
  }

  joined(channel: string, user: string, info: unknown): void {
    if (!this.peers.alone) this.tell({ kind: 'joined', node: this.node, channel, user, info });
  }

  left(channel: string, user: string): void {
    if (!this.peers.alone) this.tell({ kind: 'left', node: this.node, channel, user });
  }

  /** Takes what another server told. */
  hear(notice: Notice): void {
    if (!('node' in notice) || notice.node === this.node) return;
    const wasAlone = this.peers.alone;
    if (notice.kind === 'bye') {
      this.peers.forget(notice.node);
    } else if (notice.kind === 'census') {
      this.peers.take(notice);
    } else if (notice.kind === 'hello') {
      this.peers.of(notice.node);
    } else {
      const members = this.peers.of(notice.node).members;
      const list = members.get(notice.channel) ?? new Map();
      members.set(notice.channel, list);
      if (notice.kind === 'joined') list.set(notice.user, notice.info);
      else list.delete(notice.user);
    }
    // Who came while this server took itself for the only one was told to nobody.
    if (notice.kind === 'hello' || (wasAlone && !this.peers.alone)) this.tell(this.own());
  }

  /** Every few seconds: tells subscribers and other servers what has changed. */
  tick(): void {
    this.peers.forgetSilent(Date.now());
    for (const name of this.channels.names()) {
      const count = this.count(name);
      if (!hasSubscriptionCount(name) || this.told.get(name) === count) continue;
      this.told.set(name, count);
      this.channels.send(name, countFrame(name, count));
    }
    for (const name of this.told.keys()) if (this.channels.size(name) === 0) this.told.delete(name);
    this.ticks += 1;
    if (!this.peers.alone && this.ticks % censusEvery === 0) this.tell(this.own());
  }

  private own(): Notice {
    const shared = [...this.channels.names()].filter((name) => !/^(private-|#)/.test(name));
    return {
      kind: 'census',
      node: this.node,
      counts: Object.fromEntries(shared.map((name) => [name, this.channels.size(name)])),
      members: Object.fromEntries(
        this.presence.channels().map((name) => [name, Object.fromEntries(this.presence.members(name))]),
      ),
    };
  }
}

/** In ticks: other servers hear of counts that old at most. */
const censusEvery = 2;

export const countFrame = (channel: string, count: number) =>
  internalFrame('pusher_internal:subscription_count', { subscription_count: count }, channel);
