import { expect, test } from 'vitest';
import { toCsv } from '#server/csv/to-csv.ts';
import { parseRosters } from '#server/feeds/rosters/parse-rosters.ts';
import { type ExportedApplication, toTable } from '#server/league/application/export.ts';
import { filledDraft } from '#tests/fixtures/application.ts';

const { team, contact, answers, players } = filledDraft();
const sent: ExportedApplication = {
  id: crypto.randomUUID(),
  state: 'submitted',
  reference: 'ABCD-2345',
  submittedAt: '2026-08-01T10:00:00.000Z',
  invitee: null,
  team,
  contact,
  answers,
  players,
  documents: [],
};
const competition = { league: 'First League', season: '2026/27' };

test('exported applications are a roster that can be imported as it is', () => {
  const { columns, rows: table } = toTable([sent], competition);
  const text = toCsv(columns, table, 'spreadsheet');
  const { rows, summary } = parseRosters({ file: 'teams.csv', text });
  expect(summary).toMatchObject({ errors: 0, leftOut: 0, rows: 5 });
  expect(rows[0]).toMatchObject({
    season: '2026/27',
    league: 'First League',
    team: { name: 'KK Sava', code: 'SAV' },
    person: { firstName: 'Luka', lastName: 'Đorđević', birthDate: '2000-02-01', heightCm: 198 },
    number: '4',
    position: 'PG',
  });
});

test('a team without players is a line too', () => {
  expect(toTable([{ ...sent, players: [] }], competition).rows).toHaveLength(1);
});
