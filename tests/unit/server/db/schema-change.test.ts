import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import config from '#drizzle.config.ts';

const root = path.join(import.meta.dirname, '../../../..');

test('the migrations make the schema that the code describes: `npx drizzle-kit generate` has nothing to add', async () => {
  const tables = {};
  for (const file of await readdir(path.join(root, 'server/db/schema'))) {
    Object.assign(tables, await import(path.join(root, 'server/db/schema', file)));
  }
  const meta = path.join(root, 'server/db/migrations/meta');
  const last =
    (await readdir(meta))
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .at(-1) ?? '';
  const snapshot = JSON.parse(await readFile(path.join(meta, last), 'utf8'));
  const described = generateDrizzleJson(tables, snapshot.id, undefined, config.casing);
  expect(await generateMigration(snapshot, described)).toEqual([]);
});
