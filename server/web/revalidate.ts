import { getRequestListener } from '@hono/node-server';
import { z } from 'zod';
import { isSameSecret } from '#lib/same-secret.ts';
import type { ChangeListener } from '#server/changes/listen-to-announcements.ts';
import { LeagueError } from '#server/errors.ts';
import type { Handler } from '#server/http/dispatch.ts';
import { readBody } from '#server/read-body.ts';

const path = '/revalidate';

const revalidation = z.union([
  z.object({ tags: z.array(z.string().min(1).max(256)).max(1000) }),
  z.object({ everything: z.literal(true) }),
]);
const bodyLimit = { bytes: 512 * 1024, timeoutMs: 10_000 };

/** Adds the address at which other programs tell what has changed. */
export function withRevalidation(handler: Handler, listener: ChangeListener): Handler {
  const revalidate = createRevalidation(listener);
  return (request, response) =>
    request.url?.split('?', 1)[0] === path ? revalidate(request, response) : handler(request, response);
}

/**
 * Takes cache tags that have changed from programs beside the engine, with the bearer token `REVALIDATE_SECRET`. The
 * engine's own changes do not come this way.
 */
function createRevalidation(listener: ChangeListener): Handler {
  return getRequestListener(
    async (request) => {
      const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
      if (!isSameSecret(token, process.env.REVALIDATE_SECRET))
        return refusal(401, 'unauthorized', 'The bearer token is missing or invalid.');
      const parsed = revalidation.safeParse(await readJson(request));
      if (!parsed.success) return refusal(400, 'bad-request', z.prettifyError(parsed.error));
      if ('everything' in parsed.data) listener.onEverything?.();
      else listener.onChange({ tenantId: '', tags: parsed.data.tags });
      return new Response(null, { status: 204 });
    },
    { overrideGlobalObjects: false },
  );
}

/** Returns null for a body that is no JSON, too long or not complete. */
async function readJson(request: Request): Promise<unknown> {
  try {
    return JSON.parse(Buffer.from(await readBody(request, bodyLimit)).toString());
  } catch (error) {
    if (error instanceof LeagueError || error instanceof SyntaxError) return null;
    throw error;
  }
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
