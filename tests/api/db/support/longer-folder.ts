import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const migrations = path.join(import.meta.dirname, '../../../../server/db/migrations');

/** The migrations of a build that has one more: it gives sponsors a note. Returns their folder, which goes with the test. */
export async function longerFolder(): Promise<string> {
  const folder = await temporaryFolder('migrations');
  onTestFinished(() => removeFolder(folder));
  await cp(migrations, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  const last = journal.entries.at(-1);
  journal.entries.push({ ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_notes' });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(path.join(folder, '9999_notes.sql'), 'ALTER TABLE "sponsor" ADD COLUMN "note" text;\n');
  return folder;
}
