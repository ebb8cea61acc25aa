import { connection } from 'next/server';
import { build } from '#lib/build.ts';

/** Returns the build of the site. Open pages poll it: an id other than their own means that there is a newer build. */
export async function GET(): Promise<Response> {
  await connection();
  return Response.json(build, { headers: { 'Cache-Control': 'no-store' } });
}
