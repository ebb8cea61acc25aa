import { expect, test } from 'vitest';
import { Census } from '#server/realtime/broker/census.ts';
import { Channels } from '#server/realtime/broker/channels.ts';
import type { Connection } from '#server/realtime/broker/connection.ts';
import { limits } from '#server/realtime/broker/limits.ts';
import type { Notice } from '#server/realtime/notices/notice.ts';

const connection = () => ({ channels: new Set() }) as unknown as Connection;

test('a census tells of the channels with the most subscribers, however many are open', () => {
  const channels = new Channels((work) => work());
  const sent: Notice[] = [];
  const census = new Census('own', channels, (notice) => sent.push(notice));
  for (let count = 0; count < 3000; count += 1) channels.add(`game.${count}`, connection());
  for (let count = 0; count < 5; count += 1) channels.add('game.2999', connection());
  census.receive({ kind: 'hello', node: 'other' });
  const [told] = sent;
  const counts = told?.kind === 'census' ? told.counts : {};
  expect(Object.keys(counts)).toHaveLength(limits.censusChannels);
  expect(counts['game.2999']).toBe(6);
});
