import { describe, expect, test } from 'vitest';
import { teamSlugs, teamsOfGames } from '#components/entity/calendar/teams-of.ts';
import { openingRound, roundsOf } from '#components/league/games/rounds-of.ts';
import { gameSummary, teamNamed } from '#tests/fixtures/game-summary.ts';

const second = { slug: 'round-2', name: 'Round 2', number: 2 };
const on = (day: string) => ({ at: `${day}T18:30:00.000Z`, date: day, timeZone: 'Europe/Ljubljana' });

describe('rounds of a list of games', () => {
  test('games of a round stand together, in the order in which the rounds come', () => {
    const first = gameSummary({ id: 'a' });
    const other = gameSummary({ id: 'b', round: second });
    const late = gameSummary({ id: 'c' });
    const games = roundsOf([first, other, late]).map(({ days }) => days.flatMap((day) => day.games));
    expect(games).toEqual([[first, late], [other]]);
  });

  test('rounds of the same name in two phases are two, each with an id of its own', () => {
    const regular = gameSummary({ id: 'a' });
    const groups = gameSummary({ id: 'b', phase: { slug: 'groups', name: 'Groups', kind: 'group' } });
    expect(roundsOf([regular, groups]).map(({ id }) => id)).toEqual(['regular.round-1', 'groups.round-1']);
  });

  test('the days of a round are in order, games without a date last', () => {
    const open = gameSummary({ id: 'a', tipOff: { at: null, date: null, timeZone: 'Europe/Ljubljana' } });
    const games = [open, gameSummary({ tipOff: on('2026-02-08') }), gameSummary({ tipOff: on('2026-02-07') })];
    expect(roundsOf(games)[0]?.days.map(({ date }) => date)).toEqual(['2026-02-07', '2026-02-08', null]);
  });
});

describe('the round to open with', () => {
  const played = gameSummary({ id: 'a', tipOff: on('2026-01-31') });
  const toCome = gameSummary({ id: 'b', round: second, tipOff: on('2026-02-07'), state: 'scheduled', score: null });

  test('is the one of the next game', () => {
    expect(openingRound(roundsOf([played, toCome]))).toBe('round-2');
  });

  test('is not held back by a game that was put off, or that nobody has reported', () => {
    const putOff = gameSummary({ id: 'c', tipOff: on('2026-01-30'), state: 'postponed', score: null });
    const forgotten = gameSummary({ id: 'd', tipOff: on('2026-01-29'), state: 'scheduled', score: null });
    expect(openingRound(roundsOf([forgotten, putOff, played, toCome]))).toBe('round-2');
  });

  test('is the one that is played now', () => {
    const live = gameSummary({ id: 'c', tipOff: on('2026-01-30'), state: 'live' });
    expect(openingRound(roundsOf([live, played, toCome]))).toBe('round-1');
  });

  test('is the last one of a season that is over', () => {
    const last = gameSummary({ id: 'b', round: second, tipOff: on('2026-02-07') });
    expect(openingRound(roundsOf([played, last]))).toBe('round-2');
  });
});

describe('teams of a list of games', () => {
  test('each team is named once, an open place not at all', () => {
    const games = [
      gameSummary(),
      gameSummary({ home: teamNamed('South'), away: teamNamed('East') }),
      gameSummary({ home: null }),
    ];
    expect(teamsOfGames(games).map(({ name }) => name)).toEqual(['North', 'South', 'East']);
  });

  test('a game is found by both of its teams', () => {
    expect(teamSlugs(gameSummary())).toBe('north south');
    expect(teamSlugs(gameSummary({ home: null }))).toBe('south');
  });
});
