import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { isSameSecret } from '#lib/api/same-secret.ts';
import { readSiteSettings } from '#lib/env.ts';

const order = z.object({ tags: z.array(z.string().min(1).max(256)).max(1000) });

/** The engine's word after a change: pages made of these tags are made anew when they are asked for again. */
export async function POST(request: Request): Promise<Response> {
  const given = request.headers.get('authorization')?.replace(/^Bearer /, '') ?? null;
  if (!isSameSecret(given, readSiteSettings().REVALIDATE_SECRET))
    return refusal(401, 'unauthorized', 'Bearer secret missing or wrong.');
  const parsed = order.safeParse(await request.json().catch(() => null));
  if (!parsed.success) return refusal(400, 'bad-request', z.prettifyError(parsed.error));
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 });
  return Response.json({ revalidated: parsed.data.tags.length });
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
