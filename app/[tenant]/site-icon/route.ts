import { connection } from 'next/server';
import { readConfigOfHost } from '#lib/api/readers/config-of-host.ts';

/** Redirects to the icon of the host's site, for clients that request `/favicon.ico` without reading a page. */
export async function GET(_request: Request, { params }: { params: Promise<{ tenant: string }> }): Promise<Response> {
  await connection();
  const config = await readConfigOfHost(decodeURIComponent((await params).tenant));
  if (!config) return new Response(null, { status: 404 });
  const headers = { Location: config.config.website.crest.faviconLg, 'Cache-Control': 'public, max-age=3600' };
  return new Response(null, { status: 307, headers });
}
