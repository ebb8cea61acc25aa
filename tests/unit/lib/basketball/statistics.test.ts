import { getTableColumns } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { statLine as contract } from '#lib/api/contract/stat-line.ts';
import { boxScore } from '#lib/basketball/box-score.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { statLineOf } from '#lib/basketball/stat-line-of.ts';
import { sumLines } from '#lib/basketball/stat-totals.ts';
import { optionalStats, type Stat, statNames, statRules } from '#lib/basketball/statistics.ts';
import { locales } from '#lib/i18n/locales.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { playerCareers } from '#server/db/schema/player-careers.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { boxScoreColumns } from '#server/feeds/box-scores/columns.ts';
import { statLine } from '#tests/fixtures/stat-line.ts';
import { GameLog, roster, twoPeriods } from '#tests/unit/lib/basketball/game/game-log.ts';
import { flatten, readFile } from '#tests/unit/messages/read-messages.ts';

const isOptional = (stat: Stat) => statRules[stat].recorded === 'sometimes';

describe.each(statNames)('%s', (stat) => {
  test.each(locales)('has a name and an abbreviation in %s', (locale) => {
    const keys = flatten(readFile(locale, 'statistics.json')).map(([key]) => key);
    const label = statRules[stat].label ?? stat;
    expect(keys).toEqual(expect.arrayContaining([`${label}.abbr`, `${label}.name`]));
  });

  test.each([
    ['game_player_stats', gamePlayerStats],
    ['game_team_stats', gameTeamStats],
    ['player_season', playerSeasons],
    ['player_career', playerCareers],
  ])('has a column in %s, empty only where it may be unrecorded', (_, table) => {
    expect(getTableColumns(table)[stat].notNull).toBe(!isOptional(stat));
  });

  test('is answered by the API, null only where it may be unrecorded, below zero only as a difference', () => {
    const takes = (value: unknown) => contract.shape[stat].safeParse(value).success;
    expect(takes(3)).toBe(true);
    expect(takes(undefined)).toBe(false);
    expect(takes(null)).toBe(isOptional(stat));
    expect(takes(-3)).toBe(statRules[stat].kind === 'difference');
  });

  test('is read and written in box score files', () => {
    expect(boxScoreColumns.filter((column) => column === statRules[stat].csv)).toHaveLength(1);
  });

  test('is taken from a stored row as it is', () => {
    const row = { personId: 'p', ...statLine({ [stat]: 7 }) };
    expect(statLineOf(row)).toEqual(statLine({ [stat]: 7 }));
  });
});

const needsEntries = optionalStats.filter((stat) => statRules[stat].log !== 'always');

test.each(needsEntries)('%s is null in the box score of a log of baskets and fouls', (stat) => {
  const person = { side: 'home', person: 'h1' } as const;
  const log = new GameLog();
  for (let basket = 0; basket < 10; basket += 1) {
    log.add({ type: 'field-goal', ...person, points: 2, shot: 'layup', made: true });
  }
  log
    .add({ type: 'free-throw', ...person, number: 1, of: 1, made: true })
    .add({ type: 'foul', ...person, kind: 'personal' });
  const state = replayGame({ profile: twoPeriods, events: log.events, roster });
  expect(boxScore(state).home.players[0]?.line[stat]).toBeNull();
});

describe.each(optionalStats)('%s, where it is not recorded', (stat) => {
  const [without, three] = [statLine({ [stat]: null }), statLine({ [stat]: 3 })];

  test('stays null in a row and in a sum, and adds nothing to what others have', () => {
    expect(statLineOf(without)[stat]).toBeNull();
    expect(sumLines([without, without])?.[stat]).toBeNull();
    expect(sumLines([without, three, without])?.[stat]).toBe(3);
  });
});
