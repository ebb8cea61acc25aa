import { describe, expect, test } from 'vitest';
import { formatLeader } from '#components/entity/format-leader.ts';
import { figureOf } from '#components/entity/player-figures.ts';
import { countedFigure, modesOf, type SeasonMode } from '#components/league/player-seasons/counting.ts';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import { statLine } from '#tests/fixtures/stat-line.ts';

const minute = 60_000;
const figure = (counting: SeasonMode, fields: { games: number; playedMs: number | null; points?: number }) => {
  const { games, points = 40, playedMs } = fields;
  const totals = statLine({ playedMs, points });
  return countedFigure(counting, 'points', { games, totals, ...unrated } as PlayerSeason, 'en').value;
};
const unrated = { pir: null, efficiency: null, recorded: { games: {}, made: {} } };

describe('counting of a season', () => {
  test('per game divides by games, per 40 minutes by time on court, the total by nothing', () => {
    const season = { games: 20, playedMs: 800 * minute };
    expect(figure('total', season)).toBe(40);
    expect(figure('perGame', season)).toBe(2);
    expect(figure('per40', season)).toBe(2);
  });

  test('nothing is divided by nothing', () => {
    expect(figure('perGame', { games: 0, playedMs: 0 })).toBeNull();
    expect(figure('per40', { games: 3, playedMs: 0 })).toBeNull();
    expect(figure('per40', { games: 3, playedMs: null })).toBeNull();
  });

  test('there is nothing per 40 minutes where nobody has minutes', () => {
    expect(modesOf([{ totals: statLine({ playedMs: null }) }])).toEqual(['perGame', 'total']);
    expect(modesOf([{ totals: statLine({ playedMs: minute }) }])).toContain('per40');
  });
});

describe('figures of a player', () => {
  const line = {
    ...statLine({ playedMs: 65 * minute, points: 33, threePointersMade: 1, threePointersAttempted: 3, plusMinus: -5 }),
    pir: 40,
    efficiency: null,
  };

  test('counts are whole, averages have one decimal in the manner of the language', () => {
    expect(figureOf('points', line, 'en').text).toBe('33');
    expect(figureOf('points', line, 'sl', 1 / 2).text).toBe('16,5');
  });

  test('a share is never scaled, and without attempts there is none', () => {
    expect(figureOf('threePointShare', line, 'en', 1 / 2).value).toBeCloseTo(1 / 3);
    expect(figureOf('freeThrowShare', line, 'en')).toEqual({ value: null, text: '–' });
  });

  test('time is minutes and seconds, a difference has its sign, what is not recorded is a dash', () => {
    expect(figureOf('minutes', line, 'en', 1 / 2).text).toBe('32:30');
    expect(figureOf('plusMinus', line, 'en').text).toBe('−5');
    expect(figureOf('efficiency', line, 'en').text).toBe('–');
  });

  test('a leader’s value depends on the kind of the category', () => {
    expect(formatLeader('en', 'minutes', 33.5 * minute)).toBe('33:30');
    expect(formatLeader('en', 'threePointShare', 0.517)).toBe('51.7%');
    expect(formatLeader('en', 'points', 20.94)).toBe('20.9');
  });
});
