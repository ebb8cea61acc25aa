import { gameOfDeskChannel } from '#lib/api/contract/desk-channel.ts';
import { dutyOf, hasGameClock } from '#lib/api/contract/duty.ts';
import type { DeskMessage } from '#lib/api/contract/live.ts';
import type { Census } from './census.ts';
import type { Channels } from './channels.ts';
import { type Frame, internalFrame } from './frames.ts';
import { limits } from './limits.ts';

const prefix = 'game.';
const channelOf = (gameId: string) => `${prefix}${gameId}`;

/**
 * Tells those who follow a game on this server when no device with its clock is at the desk any more, on any server, since the
 * clock they see is a guess then, and when one is there again. A game that is recorded without a desk is never told of.
 */
export class DeskWatch {
  private readonly census: Census;
  private readonly channels: Channels;
  /** When a device with the clock was last at the desk, in milliseconds, by game. */
  private readonly seenAt = new Map<string, number>();
  /** What the followers of the games whose desk is away were told, by channel. */
  private readonly away = new Map<string, DeskMessage>();

  constructor(census: Census, channels: Channels) {
    this.census = census;
    this.channels = channels;
  }

  /** Looks which desks have a device with the clock at the time `now`, in milliseconds. */
  check(now: number): void {
    for (const channel of this.census.presenceChannels()) this.look(channel, now);
    for (const [gameId, seenAt] of this.seenAt) {
      if (now - seenAt <= limits.deskGraceMs) continue;
      this.seenAt.delete(gameId);
      this.publish({ gameId, awaySince: new Date(seenAt).toISOString() });
    }
  }

  /** Looks whether a channel is that of a desk with a device that has the clock. */
  look(channel: string, now: number): void {
    const gameId = gameOfDeskChannel(channel);
    if (gameId === null || ![...this.census.members(channel).values()].some(hasClock)) return;
    // Who heard from a server before a restart that the desk is away is told by this one that it is there.
    const isNew = !this.seenAt.has(gameId);
    this.seenAt.set(gameId, now);
    if (isNew) this.publish({ gameId, awaySince: null });
  }

  /** Returns what who subscribes to a channel now is told of its desk; null where this server knows of none. */
  frameOf(channel: string): Frame | null {
    const message = this.away.get(channel) ?? this.present(channel);
    return message ? frameOf(channel, message) : null;
  }

  private present(channel: string): DeskMessage | null {
    const gameId = channel.startsWith(prefix) ? channel.slice(prefix.length) : null;
    return gameId !== null && this.seenAt.has(gameId) ? { gameId, awaySince: null } : null;
  }

  private publish(message: DeskMessage): void {
    const channel = channelOf(message.gameId);
    this.away.delete(channel);
    if (message.awaySince !== null) this.away.set(channel, message);
    const [oldest] = this.away.keys();
    if (oldest !== undefined && this.away.size > limits.desksAway) this.away.delete(oldest);
    this.channels.send(channel, frameOf(channel, message));
  }
}

const hasClock = (info: unknown) => hasGameClock(dutyOf(info));
const frameOf = (channel: string, message: DeskMessage): Frame => internalFrame('desk', message, channel);
