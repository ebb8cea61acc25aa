import type { Notice } from '#server/realtime/notices/notice.ts';
import { hasSubscriptionCount } from './channel-name.ts';
import type { Channels } from './channels.ts';
import { internalFrame } from './frames.ts';
import { limits } from './limits.ts';
import { Peers } from './peers.ts';
import { type Members, Presence } from './presence.ts';

export type SendNotice = (notice: Notice) => void;

/**
 * Counts the subscribers and lists the members of channels on this server and its peers, and publishes changes to both.
 */
export class Census {
  readonly presence = new Presence();
  private readonly peers = new Peers();
  private readonly node: string;
  private readonly channels: Channels;
  private readonly send: SendNotice;
  /** The count of each channel that its subscribers received last. */
  private readonly publishedCounts = new Map<string, number>();
  private ticks = 0;

  constructor(node: string, channels: Channels, send: SendNotice) {
    this.node = node;
    this.channels = channels;
    this.send = send;
  }

  count(channel: string): number {
    return this.channels.size(channel) + this.peers.count(channel);
  }

  members(channel: string): Members {
    return new Map([...this.peers.members(channel), ...this.presence.members(channel)]);
  }

  /** The channels with members, on any server. */
  presenceChannels(): Set<string> {
    return new Set([...this.presence.channels(), ...this.peers.presenceChannels()]);
  }

  occupied(): string[] {
    return [...new Set([...this.channels.names(), ...this.peers.channels()])].filter((name) => this.count(name) > 0);
  }

  publishedCount(channel: string): number {
    return this.publishedCounts.get(channel) ?? this.count(channel);
  }

  start(): void {
    this.send({ kind: 'hello', node: this.node });
  }

  stop(): void {
    if (!this.peers.isEmpty) this.send({ kind: 'bye', node: this.node });
  }

  joined(channel: string, user: string, info: unknown): void {
    if (!this.peers.isEmpty) this.send({ kind: 'joined', node: this.node, channel, user, info });
  }

  left(channel: string, user: string): void {
    if (!this.peers.isEmpty) this.send({ kind: 'left', node: this.node, channel, user });
  }

  /** Applies a notice of another server. */
  receive(notice: Notice): void {
    if (!('node' in notice) || notice.node === this.node) return;
    const wasAlone = this.peers.isEmpty;
    if (notice.kind === 'bye') {
      this.peers.remove(notice.node);
    } else if (notice.kind === 'census') {
      this.peers.update(notice);
    } else if (notice.kind === 'hello') {
      this.peers.getOrAdd(notice.node);
    } else {
      const members = this.peers.getOrAdd(notice.node).members;
      const list = members.get(notice.channel) ?? new Map();
      members.set(notice.channel, list);
      if (notice.kind === 'joined') list.set(notice.user, notice.info);
      else list.delete(notice.user);
    }
    // Joins on this server were not sent while it knew no peer, so it sends its whole census now.
    if (notice.kind === 'hello' || (wasAlone && !this.peers.isEmpty)) this.send(this.ownCensus());
  }

  /** Publishes changed counts to subscribers and, every `censusEvery` ticks, the census to other servers. */
  tick(): void {
    this.peers.removeSilent(Date.now());
    for (const name of this.channels.names()) {
      const count = this.count(name);
      if (!hasSubscriptionCount(name) || this.publishedCounts.get(name) === count) continue;
      this.publishedCounts.set(name, count);
      this.channels.send(name, countFrame(name, count));
    }
    for (const name of this.publishedCounts.keys())
      if (this.channels.size(name) === 0) this.publishedCounts.delete(name);
    this.ticks += 1;
    if (!this.peers.isEmpty && this.ticks % censusEvery === 0) this.send(this.ownCensus());
  }

  private ownCensus(): Notice {
    const counts = [...this.channels.names()]
      .filter((name) => !/^(private-|#)/.test(name))
      .map((name): [string, number] => [name, this.channels.size(name)]);
    // A census goes out every few seconds in parts of 8 kB: however many channels are open, it stays a few of them.
    const told = counts.length <= limits.censusChannels ? counts : counts.sort(([, a], [, b]) => b - a);
    return {
      kind: 'census',
      node: this.node,
      counts: Object.fromEntries(told.slice(0, limits.censusChannels)),
      members: Object.fromEntries(
        this.presence.channels().map((name) => [name, Object.fromEntries(this.presence.members(name))]),
      ),
    };
  }
}

/** In ticks: the maximum age of the counts that other servers have. */
const censusEvery = 2;

export const countFrame = (channel: string, count: number) =>
  internalFrame('pusher_internal:subscription_count', { subscription_count: count }, channel);
