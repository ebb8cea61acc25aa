import { expect, test } from 'vitest';
import { redactReplay } from '#lib/monitoring/redacting-transport.ts';

test('the addresses in a replay lose their queries, and its length is told anew', () => {
  const recording =
    '{"segment_id":0}\n[{"type":4,"data":{"href":"https://a.test/en?key=1#t=2","width":800,"height":600}},' +
    '{"op":"navigation.push","description":"https://a.test/en/š?key=1"}]';
  const [, items] = redactReplay([
    {},
    [
      [{ type: 'replay_event' }, { type: 'replay_event', urls: ['https://a.test/en?key=1'] }],
      [{ type: 'replay_recording', length: recording.length }, recording],
    ],
  ] as unknown as Parameters<typeof redactReplay>[0]);
  expect(JSON.stringify(items)).not.toMatch(/key=1|t=2/);
  expect(JSON.stringify(items)).toContain('https://a.test/en');
  const [head, text] = items[1] as unknown as [{ length: number }, string];
  expect(head.length).toBe(Buffer.byteLength(text));
});
