import { connection } from 'next/server';
import { build } from '#lib/build.ts';

/** Asked again and again by open pages: another id than their own means that the site is newer than they are. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json(build, { headers: { 'Cache-Control': 'no-store' } });
}
