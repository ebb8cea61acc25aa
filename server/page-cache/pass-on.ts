import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Renderer } from '#server/render/renderer.ts';
import { refuseTooMany } from './refusals.ts';
import type { RenderLimit } from './render-limit.ts';
import { sendSingle } from './send-single.ts';

/** What the middleware decides by. */
const decisive = ['host', 'accept', 'accept-language', 'cookie', 'x-forwarded-proto', 'rsc'] as const;

/** Has the site answer a request as its visitor sent it. */
export async function passOn(
  renderer: Renderer,
  limit: RenderLimit,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isFile = request.url?.startsWith('/_next/static/');
  if (!isFile && !limit.take(request)) return refuseTooMany(response, limit.secondsUntilNext(request));
  const headers = Object.fromEntries(
    decisive.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const answer = await renderer.answer({ path: request.url ?? '/', method: 'GET', headers, priority: 'visitor' });
  await sendSingle(answer, request, response);
}
