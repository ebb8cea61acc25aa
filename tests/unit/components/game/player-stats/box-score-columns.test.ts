import { describe, expect, test } from 'vitest';
import { boxScoreColumns } from '#components/game/player-stats/box-score-columns.ts';
import { lineCells } from '#components/game/player-stats/line-cells.ts';
import type { BoxScore } from '#lib/api/contract/box-score.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { statLine } from '#tests/fixtures/stat-line.ts';

const label = ((key: string) => key) as Parameters<typeof boxScoreColumns>[0];
const team = (...lines: StatLine[]) => ({
  players: lines.map((line) => ({ line, pir: 3, efficiency: 4 })),
  totals: lines[0],
  pir: 3,
  efficiency: 4,
});
const keysOf = (home: StatLine, away: StatLine) =>
  boxScoreColumns(label, { home: team(home), away: team(away) } as Pick<BoxScore, 'home' | 'away'>, 'en').map(
    ({ key }) => key,
  );
const unrecorded = statLine({ offensiveFouls: null });

describe('a statistic that not every game has', () => {
  test('has no column in a game that did not record it', () => {
    expect(keysOf(unrecorded, unrecorded)).not.toContain('offensiveFouls');
  });

  test('has one in the tables of both teams as soon as one line has it, before efficiency', () => {
    const keys = keysOf(unrecorded, statLine({ offensiveFouls: 0 }));
    expect(keys.slice(keys.indexOf('foulsDrawn'))).toEqual(['foulsDrawn', 'offensiveFouls', 'efficiency']);
  });

  test('is written as a whole number, or as none', () => {
    const cellOf = (line: StatLine) => lineCells({ ...line, pir: 0, efficiency: 0 }, 'en').offensiveFouls;
    expect([cellOf(statLine({ offensiveFouls: 2 })), cellOf(unrecorded)]).toEqual(['2', '–']);
  });
});
