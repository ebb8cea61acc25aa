import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { migrateDatabase } from '#server/db/migrate.ts';

const folder = path.join(import.meta.dirname, '../../db/migrations');
const journalName = 'meta/_journal.json';
const journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.int() })).min(1) });

const readJournal = async () => journal.parse(JSON.parse(await readFile(path.join(folder, journalName), 'utf8')));

/** Returns the name of the last migration of a database; null if it has none that this build knows. */
export async function appliedSchema(db: Pick<pg.Pool, 'query'>): Promise<string | null> {
  const { rows: found } = await db.query("select to_regclass('drizzle.__drizzle_migrations') is not null as there");
  if (!found[0]?.there) return null;
  const { rows } = await db.query('select max(created_at) as at from drizzle.__drizzle_migrations');
  const { entries } = await readJournal();
  return entries.find(({ when }) => when === Number(rows[0]?.at))?.tag ?? null;
}

/** Returns how many migrations of this build a database lacks; null for a database of another build. */
export async function pendingMigrations(db: Pick<pg.Pool, 'query'>): Promise<number | null> {
  const { rows } = await db.query("select count(*)::int as tables from pg_tables where schemaname = 'public'");
  const { entries } = await readJournal();
  if (rows[0]?.tables === 0) return entries.length;
  const applied = await appliedSchema(db);
  return applied === null ? null : entries.length - 1 - entries.findIndex(({ tag }) => tag === applied);
}

/** Tells whether this build has a migration of that name. */
export const knowsSchema = async (tag: string): Promise<boolean> =>
  (await readJournal()).entries.some((entry) => entry.tag === tag);

/** Migrates an empty database as far as an earlier build did, so that its backup can be loaded. */
export async function migrateUpTo(pool: pg.Pool, tag: string): Promise<void> {
  const all = await readJournal();
  const entries = all.entries.slice(0, all.entries.findIndex((entry) => entry.tag === tag) + 1);
  const partial = await mkdtemp(path.join(tmpdir(), 'courtside-migrations-'));
  try {
    await mkdir(path.join(partial, 'meta'));
    await writeFile(path.join(partial, journalName), JSON.stringify({ ...all, entries }));
    for (const { tag } of entries) await cp(path.join(folder, `${tag}.sql`), path.join(partial, `${tag}.sql`));
    await migrateDatabase(pool, { folder: partial });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}
