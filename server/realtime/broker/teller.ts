import type { Notice } from '#server/realtime/notices/notice.ts';
import type { Tell } from './census.ts';

/** PostgreSQL takes up to 1664 calls in one select; notices may travel in parts. */
const maxTogether = 100;

/**
 * Sends notices to the other servers in the order in which they were told. On connections of their own they would overtake each
 * other, and a census from before a member came, arriving after him, would remove him again.
 */
export function createTeller(send: (notices: Notice[]) => Promise<void>, onFailure: (error: unknown) => void): Tell {
  const waiting: Notice[] = [];
  let sending = false;
  const sendWaiting = async () => {
    sending = true;
    while (waiting.length > 0) await send(waiting.splice(0, maxTogether)).catch(onFailure);
    sending = false;
  };
  return (notice) => {
    waiting.push(notice);
    if (!sending) void sendWaiting();
  };
}
