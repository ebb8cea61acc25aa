import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Renderer } from '#server/render/renderer.ts';
import { refuseTooMany } from './refusals.ts';
import type { RenderLimit } from './render-limit.ts';
import { sendSingle } from './send-single.ts';

/** What the middleware decides by. */
const decisive = ['host', 'accept', 'accept-language', 'cookie', 'x-forwarded-proto', 'rsc'] as const;

/** Open pages ask for it every few minutes, and a full venue has one address. */
const latestBuildPath = '/builds/latest.json';

/** Has the site answer a request as its visitor sent it. */
export async function passOn(
  renderer: Renderer,
  limit: RenderLimit,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isFree = request.url?.split('?', 1)[0] === latestBuildPath;
  if (!isFree && !limit.take(request)) return refuseTooMany(response, limit.secondsUntilNext(request));
  const headers = Object.fromEntries(
    decisive.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  const answer = await renderer.answer({ path: request.url ?? '/', method: 'GET', headers, priority: 'visitor' });
  await sendSingle(answer, request, response);
}
