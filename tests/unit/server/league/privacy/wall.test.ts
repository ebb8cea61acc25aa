import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../../..');

/** Who sees whole names, and why none of it reaches the public. A reader of the site does not belong here. */
const insiders: Record<string, string> = {
  'server/auth/scope/places-of-records.ts': 'finds the clubs of a person, returns no name',
  'server/db/schema/': 'defines the table',
  'server/demo/': 'writes the demo',
  'server/feeds/export/export-box-scores.ts': 'a file of the operator, which imports again',
  'server/feeds/export/export-rosters.ts': 'a file of the operator, which imports again',
  'server/feeds/export/official-cells.ts': 'a file of the operator, which imports again',
  'server/league/asset/is-public.ts': 'compares addresses of pictures, returns none',
  'server/league/audit/names-of-ids.ts': 'names people of the audit trail for admins only',
  'server/league/box-score/enter-box-score.ts': 'stores the lines as files of the operator are',
  'server/league/box-score/get-sheet.ts': 'whole names for staff only',
  'server/league/fantasy/entrant/enter-players.ts': 'places players by their height, stores the position alone',
  'server/league/game/officials.ts': 'gives names to loadPublicNames',
  'server/league/gallery/record/name-tagged.ts': 'whole names for staff only',
  'server/league/news/record/subjects.ts': 'whole names for staff only',
  'components/office/people/officials/': 'whole names for staff only',
  'server/league/official/list-officials.ts': 'gives names to loadPublicNames',
  'server/league/official/record/': 'whole names for staff only',
  'server/league/person/create.ts': 'writes people whom the office enters',
  'server/league/person/delete-unknown.ts': 'looks for facts, returns none',
  'server/league/person/duplicate/': 'whole names for staff only',
  'server/league/person/erase/': 'the operator erases',
  'server/league/person/complete-person.ts': 'completes names of imports',
  'server/league/person/licence/': 'whole names for staff only',
  'server/league/person/look-alike/': 'whole names for staff only',
  'server/league/person/merge/': 'the operator merges',
  'server/league/person/people-book.ts': 'identifies people of imports',
  'server/league/person/provisional/': 'writes unknown players, and lists them for the operator',
  'server/league/person/public-names.ts': 'compares names, returns what is public',
  'server/league/person/record/': 'whole names for staff only',
  'server/league/person/refs.ts': 'whole names for staff only',
  'server/league/person/rename.ts': 'the operator renames',
  'server/league/person/restriction/': 'lists for staff only',
  'server/league/person/sort-unsorted.ts': 'computes sort keys',
  'server/league/person/suspension/present.ts': 'whole names for staff only',
  'server/league/person/visibility/': 'tells the operator',
  'server/league/roster/enter-squads.ts': 'writes people of imports',
  'server/league/squad/': 'whole names for staff only',
  'server/league/data-import/undo/name-rows.ts': 'whole names for staff only',
  'server/league/team/list-members.ts': 'whole names for staff only',
};

const givesAway = [
  /\bpeople\.(firstName|lastName|names|slug|portrait|birthDate|heightCm|weightKg|nationality|sortNames|searchKey|externalIds)\b/,
  /\.select\(\)\s*\.from\(people\)/,
  /\.select(Distinct)?\([^)]*:\s*people\b(?!\.)/,
  /\} = people\b/,
  /fetchOrThrow\([^)]*\bpeople\b/,
  /\b(from|join|update|into)\s+"?person"?\b/i,
  /official(s)?\.(firstName|lastName)\b/,
];

const sources = globSync('{server,lib,app,components,stores}/**/*.{ts,tsx}', { cwd: root });
const isInsider = (file: string) => Object.keys(insiders).some((one) => file === one || file.startsWith(one));
const givesNames = (file: string) => {
  const text = readFileSync(path.join(root, file), 'utf8').replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, '');
  return givesAway.some((pattern) => pattern.test(text));
};

test('only those who may see whole names read the table of people; all others read public_person', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => !isInsider(file)).filter(givesNames)).toEqual([]);
});

test('nobody is on the list of insiders without need', () => {
  const idle = Object.keys(insiders).filter((one) => !sources.filter((file) => file.startsWith(one)).some(givesNames));
  expect(idle.filter((one) => path.parse(one).ext === '.ts')).toEqual([]);
});

test('the birth date behind an age is used to tell ages and for nothing else', () => {
  const users = sources.filter((file) => /\bbornOn\b/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(users.sort()).toEqual([
    'server/db/schema/public-people.ts',
    'server/league/person/get-player.ts',
    'server/league/team/get.ts',
    'server/league/team/list-members.ts',
  ]);
});
