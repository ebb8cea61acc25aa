import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const folder = path.join(import.meta.dirname, 'schema');

/** Returns every table of `server/db/schema`, so that what concerns all tables cannot forget a new one. */
export async function loadSchemaTables(): Promise<PgTable[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const modules = await Promise.all(
    files.map((name): Promise<Record<string, unknown>> => import(pathToFileURL(path.join(folder, name)).href)),
  );
  const found = modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
  return [...new Set(found)];
}
