import { expect, test, vi } from 'vitest';
import { createNoticeQueue } from '#server/realtime/broker/notice-queue.ts';
import type { Notice } from '#server/realtime/notices/notice.ts';

const hello = (node: string): Notice => ({ kind: 'hello', node });

/** A line to the other servers on which each sending takes until it is let through. */
function slowLine() {
  const sendings: { nodes: string[]; done: () => void; fail: (error: Error) => void }[] = [];
  const send = (notices: Notice[]) =>
    new Promise<void>((done, fail) => {
      sendings.push({ nodes: notices.map((notice) => ('node' in notice ? notice.node : '')), done, fail });
    });
  const sent = () => sendings.map(({ nodes }) => nodes);
  return { sendings, send, sent };
}

test('a notice waits for those before it, and goes out together with those that waited with it', async () => {
  const { sendings, send, sent } = slowLine();
  const tell = createNoticeQueue(send, vi.fn());
  for (const node of ['a', 'b', 'c']) tell(hello(node));
  expect(sent()).toEqual([['a']]);
  sendings[0]?.done();
  await vi.waitFor(() => expect(sent()).toEqual([['a'], ['b', 'c']]));
  sendings[1]?.done();
  tell(hello('d'));
  await vi.waitFor(() => expect(sent().at(2)).toEqual(['d']));
});

test('a notice that could not be sent is reported, and does not hold up the next ones', async () => {
  const { sendings, send, sent } = slowLine();
  const failed = vi.fn();
  const tell = createNoticeQueue(send, failed);
  for (const node of ['a', 'b']) tell(hello(node));
  const error = new Error('away');
  sendings[0]?.fail(error);
  await vi.waitFor(() => expect(sent()).toEqual([['a'], ['b']]));
  expect(failed).toHaveBeenCalledExactlyOnceWith(error);
});

test('of a long queue a hundred go out at once', async () => {
  const { sendings, send, sent } = slowLine();
  const tell = createNoticeQueue(send, vi.fn());
  for (const index of Array.from({ length: 151 }, (_, index) => index)) tell(hello(String(index)));
  sendings[0]?.done();
  await vi.waitFor(() => expect(sent().map(({ length }) => length)).toEqual([1, 100]));
});
