import { revalidatePath, revalidateTag } from 'next/cache';
import { z } from 'zod';
import { readSiteSettings } from '#lib/env.ts';
import { isSameSecret } from '#lib/same-secret.ts';

const revalidation = z.union([
  z.object({ tags: z.array(z.string().min(1).max(256)).max(1000) }),
  z.object({ everything: z.literal(true) }),
]);

/**
 * Revalidates the pages and data of cache tags after a change in the engine. `everything` is for when changes may have
 * been missed.
 */
export async function POST(request: Request): Promise<Response> {
  const token = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
  if (!isSameSecret(token, readSiteSettings().REVALIDATE_SECRET))
    return refusal(401, 'unauthorized', 'The bearer token is missing or invalid.');
  const parsed = revalidation.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return refusal(400, 'bad-request', z.prettifyError(parsed.error));
  if ('everything' in parsed.data) revalidatePath('/', 'layout');
  else for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
