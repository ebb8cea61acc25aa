import { expect, it } from 'vitest';
import { bestOf } from '#components/screens/graphics/panels/best-of.ts';
import { isReady } from '#components/screens/graphics/programme/is-ready.ts';
import { scoreOf, standingsOf } from '#components/screens/graphics/programme/programme.ts';
import { picturesOf } from '#components/screens/graphics/programme/programme-pictures.ts';
import { onAirTeamName } from '#components/screens/graphics/programme/team-name.ts';
import type { ShownGraphic } from '#lib/api/contract/graphics.ts';
import { gameSummary, teamNamed } from '#tests/fixtures/game-summary.ts';
import { programmeOf } from '#tests/unit/components/screens/graphics/on-air/programme-of.ts';
import { GameLog } from '#tests/unit/lib/basketball/game/game-log.ts';

const shown = (graphic: ShownGraphic['graphic'], about: Partial<ShownGraphic> = {}): ShownGraphic => ({
  graphic,
  side: null,
  personId: null,
  hideAt: null,
  ...about,
});

it('shows nothing half-empty: a graphic waits for what it is drawn from', () => {
  const empty = programmeOf(new GameLog());
  expect(isReady(shown('scorebug'), empty)).toBe(true);
  expect(isReady(shown('coach', { side: 'home' }), empty)).toBe(true);
  expect(isReady(shown('player', { side: 'home', personId: 'h1' }), empty)).toBe(true);
  for (const graphic of ['comparison', 'leaders', 'standings', 'next-games', 'sponsors'] as const) {
    expect([graphic, isReady(shown(graphic), empty)]).toEqual([graphic, false]);
  }
  expect(isReady(shown('starting-five', { side: 'home' }), empty)).toBe(false);
  expect(isReady(shown('coach', { side: 'away' }), empty)).toBe(false);
  expect(isReady(shown('player', { side: 'away', personId: 'h1' }), empty)).toBe(false);
  const begun = programmeOf(new GameLog().starters());
  expect(isReady(shown('starting-five', { side: 'home' }), begun)).toBe(true);
  expect(isReady(shown('leaders'), begun)).toBe(true);
  expect(isReady(shown('scorebug'), programmeOf(new GameLog(), { away: null }))).toBe(false);
});

it('has the score of the board, and of a game without a log that of its result', () => {
  const running = programmeOf(new GameLog().shot('home', 'h1', 3, true));
  expect([scoreOf(running, 'home'), scoreOf(running, 'away')]).toEqual([3, 0]);
  expect(scoreOf(programmeOf(new GameLog(), { score: { home: 81, away: 77 } }), 'away')).toBe(77);
  expect(scoreOf(programmeOf(new GameLog()), 'home')).toBeNull();
});

it('names who leads, of equals the one with more points, and nobody at zero', () => {
  const log = new GameLog()
    .starters()
    .shot('home', 'h2', 2, true)
    .shot('home', 'h2', 2, true)
    .shot('home', 'h1', 3, true)
    .add({ type: 'rebound', side: 'home', person: 'h1', kind: 'defensive' })
    .add({ type: 'rebound', side: 'home', person: 'h2', kind: 'defensive' });
  const programme = programmeOf(log);
  expect(bestOf(programme, 'home', 'points')).toMatchObject({ id: 'h2', value: 4 });
  expect(bestOf(programme, 'home', 'rebounds')).toMatchObject({ id: 'h2', value: 1 });
  expect(bestOf(programme, 'away', 'points')).toBeNull();
});

it('chooses the table of the phase of the game, else the latest in which its teams stand', () => {
  const table = (slug: string, team: string) => ({ phase: { slug }, rows: [{ team: teamNamed(team) }] });
  const tables = [table('regular', 'East'), table('regular', 'North'), table('second', 'South')];
  expect(standingsOf(gameSummary(), tables)).toBe(tables[1]);
  expect(standingsOf(gameSummary({ phase: { slug: 'final', name: 'Final', kind: 'playoff' } }), tables)).toBe(
    tables[2],
  );
  expect(standingsOf(gameSummary(), tables.slice(0, 1))).toBeNull();
});

it('names each picture that may be shown once', () => {
  const programme = programmeOf(new GameLog(), { home: { ...teamNamed('North'), crest: '/n.svg' } });
  const sponsors = [{ name: 'One', logo: '/one.svg', url: null }];
  const nextGames = [gameSummary({ home: { ...teamNamed('North'), crest: '/n.svg' } })];
  expect(picturesOf({ ...programme, sponsors, nextGames })).toEqual(['/n.svg', '/one.svg']);
});

it('gives a long name its short form', () => {
  expect(onAirTeamName({ name: 'KK Nišavski zmajevi', shortName: 'Zmajevi' })).toBe('KK Nišavski zmajevi');
  expect(onAirTeamName({ name: 'Баскетбольный клуб «Самотлор»', shortName: 'Самотлор' })).toBe('Самотлор');
});
