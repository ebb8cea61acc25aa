import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.resolve(import.meta.dirname, '../../../../../lib/api/readers');

/** Their tags, the configuration's among them, pass to what calls them; an answer of the API carries its own. */
const tagged = /fetchAnswer\(|await (read(Config|League|Seasons|Standings)|isTenantTagged|tagCareer)\(|readConfig\(\)/;

/** Cached readers that show no people. */
const peopleless = ['readConfigOfHost', 'readNewsOfHost', 'readGameHistory', 'readStandingsOfDay'];

test('every cached reader depends on the configuration, with which a change of what is public is announced', () => {
  const readers = globSync('*.ts', { cwd: folder }).flatMap((file) => {
    const parts = readFileSync(path.join(folder, file), 'utf8').split(/^export async function |^async function /m);
    const cached = parts.filter((part) => part.includes("'use cache'"));
    return cached.map((text) => ({ file, name: text.split('(')[0] ?? '', text }));
  });
  expect(readers.length).toBeGreaterThan(30);
  const forgotten = readers.filter(({ name, text }) => !peopleless.includes(name) && !tagged.test(text));
  expect(forgotten.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});
