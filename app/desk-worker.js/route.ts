import { connection } from 'next/server';
import { workerScript } from '#lib/desk/offline/worker-script.ts';

/** Asked by browsers again and again, so that a new worker takes over soon. */
export async function GET(): Promise<Response> {
  await connection();
  return new Response(workerScript, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
