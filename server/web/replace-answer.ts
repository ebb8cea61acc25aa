import type { ServerResponse } from 'node:http';

/** Answers that are marked so, as long as nothing of them is sent, are not sent: `send` answers in their place. */
export function replaceAnswer(
  response: ServerResponse,
  isMarked: (status: number) => boolean,
  send: (status: number) => void,
): void {
  const original = { writeHead: response.writeHead, write: response.write, end: response.end };
  const isHeldBack = () => !response.headersSent && isMarked(response.statusCode);
  const writeHead = (...args: unknown[]) => {
    if (typeof args[0] === 'number') response.statusCode = args[0];
    return isHeldBack() ? response : Reflect.apply(original.writeHead, response, args);
  };
  const write = (...args: unknown[]) => {
    if (!isHeldBack()) return Reflect.apply(original.write, response, args);
    args.find((arg) => typeof arg === 'function')?.();
    return true;
  };
  const end = (...args: unknown[]) => {
    if (!isHeldBack()) return Reflect.apply(original.end, response, args);
    Object.assign(response, original);
    for (const name of ['content-length', 'content-encoding', 'etag', 'x-nextjs-cache', 'link'])
      response.removeHeader(name);
    send(response.statusCode);
    return response;
  };
  Object.assign(response, { writeHead, write, end });
}
