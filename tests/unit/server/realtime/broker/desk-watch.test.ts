import { beforeEach, expect, test } from 'vitest';
import { deskChannel } from '#lib/api/contract/desk-channel.ts';
import type { Duty } from '#lib/api/contract/duty.ts';
import { Census } from '#server/realtime/broker/census.ts';
import { Channels } from '#server/realtime/broker/channels.ts';
import type { Connection } from '#server/realtime/broker/connection.ts';
import { DeskWatch } from '#server/realtime/broker/desk-watch.ts';
import { limits } from '#server/realtime/broker/limits.ts';

const start = Date.parse('2026-11-29T19:00:00Z');
const startedAt = '2026-11-29T19:00:00.000Z';
const goneMs = limits.deskGraceMs + 1;
const channel = deskChannel('g');

let heard: string[];
let census: Census;
let desks: DeskWatch;
beforeEach(() => {
  heard = [];
  const channels = new Channels((work) => work());
  const follower = { id: 'f', channels: new Set(), send: (frame: Buffer) => heard.push(frame.toString()) };
  channels.add('game.g', follower as unknown as Connection);
  census = new Census('here', channels, () => undefined);
  desks = new DeskWatch(census, channels);
});

const told = () => heard.map((frame) => /"awaySince\\":(null|\\"[^\\]+)/.exec(frame)?.[1]?.replace(/[\\"]/g, ''));

/** A device at the desk of a game on this server; returns what takes it away. */
function device(duty: Duty, gameId = 'g') {
  const socket = {} as Connection;
  census.presence.join(deskChannel(gameId), duty, { name: 'Vera', duty }, socket);
  return () => census.presence.leave(deskChannel(gameId), socket);
}

test('a desk is told of when it is there first, when it has gone, with the time it was there last, and when it is back', () => {
  const leave = device('game-clock');
  desks.check(start);
  leave();
  desks.check(start + limits.deskGraceMs);
  expect(told()).toEqual(['null']);
  desks.check(start + goneMs);
  desks.check(start + goneMs + 1000);
  expect(told()).toEqual(['null', startedAt]);
  device('game-clock');
  desks.check(start + goneMs + 2000);
  desks.check(start + goneMs + 3000);
  expect(told()).toEqual(['null', startedAt, 'null']);
});

test('a device that comes back within moments, with another duty, was never away', () => {
  const leave = device('game-clock');
  desks.check(start);
  leave();
  device('all');
  desks.check(start + goneMs);
  expect(told()).toEqual(['null']);
});

test('another device with the clock is enough, one for the statistics is not', () => {
  const leave = [device('game-clock'), device('all')];
  device('statistics');
  desks.check(start);
  leave[0]?.();
  desks.check(start + goneMs);
  expect(told()).toEqual(['null']);
  leave[1]?.();
  desks.check(start + 3 * goneMs);
  expect(told()).toHaveLength(2);
});

test('a game whose desk never had the clock is not told of', () => {
  device('statistics')();
  desks.check(start);
  desks.check(start + goneMs);
  expect(told()).toEqual([]);
});

test('a desk on another server counts, and is missed when it leaves there', () => {
  const node = 'there';
  const leave = device('all');
  desks.check(start);
  census.receive({ kind: 'joined', node, channel, user: 'u', info: { duty: 'all' } });
  leave();
  desks.check(start + 60_000);
  expect(told()).toEqual(['null']);
  census.receive({ kind: 'left', node, channel, user: 'u' });
  desks.check(start + 60_000 + goneMs);
  expect(told()).toEqual(['null', '2026-11-29T19:01:00.000Z']);
});

test('who subscribes is told what is known of the desk, and only on the channel of that game', () => {
  expect(desks.frameOf('game.g')).toBeNull();
  const leave = device('all');
  desks.check(start);
  expect(desks.frameOf('game.g')?.toString()).toContain('null');
  leave();
  desks.check(start + goneMs);
  expect(desks.frameOf('game.g')?.toString()).toContain(startedAt);
  expect(desks.frameOf('game.other')).toBeNull();
  expect(desks.frameOf('league.g')).toBeNull();
});

test('the games kept in mind are bounded: the oldest goes', () => {
  const leave = Array.from({ length: limits.desksAway + 1 }, (_, count) => device('all', `g${count}`));
  desks.check(start);
  for (const one of leave) one();
  desks.check(start + goneMs);
  expect(desks.frameOf('game.g0')).toBeNull();
  expect(desks.frameOf(`game.g${limits.desksAway}`)).not.toBeNull();
});
