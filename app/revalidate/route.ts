import { revalidatePath, revalidateTag } from 'next/cache';
import { z } from 'zod';
import { isSameSecret } from '#lib/api/same-secret.ts';
import { readSiteSettings } from '#lib/env.ts';

const order = z.union([
  z.object({ tags: z.array(z.string().min(1).max(256)).max(1000) }),
  z.object({ everything: z.literal(true) }),
]);

/**
 * The engine's word after a change: what is made of these tags is made anew when it is asked for again. `everything` is for
 * when words may have been lost.
 */
export async function POST(request: Request): Promise<Response> {
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
  if (!isSameSecret(given, readSiteSettings().REVALIDATE_SECRET))
    return refusal(401, 'unauthorized', 'The bearer secret is missing or wrong.');
  const parsed = order.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return refusal(400, 'bad-request', z.prettifyError(parsed.error));
  if ('everything' in parsed.data) revalidatePath('/', 'layout');
  else for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
