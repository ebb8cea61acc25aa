import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rosterColumns } from '#server/feeds/rosters/columns.ts';
import { parseRosters } from '#server/feeds/rosters/parse-rosters.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';
import { exampleMap, importGuide } from '#tests/unit/server/feeds/fixtures/support/example-map.ts';

const path = 'fiba-world-cup-2019/FIBA-WBC19-rosters.csv';
const missing = missingSharedData(path);

test.skipIf(missing)(`32 national teams of 12 are read without an issue${missing ? ` (${missing})` : ''}`, () => {
  const { rows, issues } = parseRosters({
    file: 'rosters.csv',
    text: readFileSync(sharedData(path), 'utf8'),
    map: exampleMap(path),
  });
  expect(issues).toEqual([]);
  const teams = Map.groupBy(rows, ({ team }) => team.name);
  expect([...teams.values()].map(({ length }) => length)).toEqual(Array(32).fill(12));
  expect(rows.filter(({ isCaptain }) => isCaptain)).toHaveLength(12);
  for (const { person } of rows) {
    expect(person.birthDate).toMatch(/^(19[78]|199|200)\d/);
    expect(person.heightCm).toBeGreaterThan(160);
    expect(person.lastName).not.toBe('');
  }
  const names = (team: string) => teams.get(team)?.map(({ person }) => `${person.firstName} ${person.lastName}`);
  expect(names('China')).toContain('Jianlian Yi');
  expect(names('South Korea')).toEqual(expect.arrayContaining(['Jung-hyun Lee', 'Ricardo Ratliffe']));
  expect(names('Jordan')).toContain('Dar Tucker');
});

test('the guide names every column of a roster', () => {
  const [, section = ''] = importGuide().split('## Columns of a roster');
  const [table = ''] = section.split('## Maps');
  const named = new Set([...table.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name));
  for (const column of rosterColumns) expect(named, column).toContain(column);
});
