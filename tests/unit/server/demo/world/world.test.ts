import { describe, expect, it, vi } from 'vitest';
import { buildWorlds } from '#server/demo/world/build-world.ts';
import { logOfGame } from '#server/demo/world/season/game-day.ts';
import { demoResult } from '#server/demo/world/season/result.ts';
import type { WorldLeague } from '#server/demo/world/types.ts';
import { rankByFiba } from './demo-games.ts';

vi.setConfig({ testTimeout: 60_000 });

const now = '2026-11-21T15:00:00.000Z';
const { league, club } = buildWorlds(now, rankByFiba);
const leagues = league.seasons.flatMap((season) => season.leagues);
const mainLeagues = leagues.filter(({ kind }) => kind === 'league');
const gamesOf = ({ phases }: WorldLeague) => phases.flatMap(({ games }) => games);
const games = leagues.flatMap(gamesOf);
const current = mainLeagues.at(-1);

function playersOn(leagueOf: WorldLeague, teamId: string, day: string) {
  const team = leagueOf.teams.find(({ id }) => id === teamId);
  return (team?.memberships ?? []).filter(
    ({ role, from, until }) => role === 'player' && from <= day && (until === null || day <= until),
  );
}

describe('the league of the demo', () => {
  it('is the same at the same instant', () => {
    const again = buildWorlds(now, rankByFiba);
    expect(JSON.stringify(again.league)).toBe(JSON.stringify(league));
    expect(JSON.stringify(again.club)).toBe(JSON.stringify(club));
  });

  it('has four past seasons with champions and a running one', () => {
    expect(mainLeagues.map(({ championTeamId }) => championTeamId !== null)).toEqual([true, true, true, true, false]);
    for (const one of mainLeagues) {
      expect(one.teams).toHaveLength(12);
      expect(one.phases[0]?.games).toHaveLength(132);
    }
  });

  it('has games that are over, one that is being played, and games to come', () => {
    const states = current ? gamesOf(current).map(({ state }) => state) : [];
    expect(states.filter((state) => state === 'live')).toHaveLength(1);
    expect(states).toContain('final');
    expect(states).toContain('scheduled');
    expect(states).toContain('postponed');
    expect(states).toContain('forfeited');
  });

  it('ends the log of the live game at the present', () => {
    const live = games.find(({ state }) => state === 'live');
    const log = live && logOfGame(live);
    expect(log?.length).toBeGreaterThan(150);
    expect(log?.some(({ type }) => type === 'game-end')).toBe(false);
    expect(log?.at(-1)?.wallTime?.localeCompare(now)).toBeLessThanOrEqual(0);
  });

  it('tells the results that the logs give', () => {
    for (const game of games.filter(({ state }) => state === 'final').slice(-40)) {
      const log = logOfGame(game);
      expect(log && demoResult(log)).toEqual(game.result);
    }
  });

  it('never has two games in one venue or of one team on the same day', () => {
    const taken = new Set<string>();
    for (const game of mainLeagues.flatMap(gamesOf)) {
      if (game.tipOffDate === null) continue;
      for (const key of [game.venueId, game.homeTeamId, game.awayTeamId].map((id) => `${id} ${game.tipOffDate}`)) {
        expect(taken).not.toContain(key);
        taken.add(key);
      }
    }
  });

  it('lets only players of the day play, twelve to a team, each with a number of his own', () => {
    for (const one of mainLeagues) {
      for (const game of gamesOf(one)) {
        if (!game.tipOffDate || !game.simulation) continue;
        for (const [side, teamId] of [
          ['home', game.homeTeamId],
          ['away', game.awayTeamId],
        ] as const) {
          const squad = playersOn(one, teamId, game.tipOffDate);
          expect(squad).toHaveLength(12);
          expect(new Set(squad.map(({ number }) => number)).size).toBe(12);
          const known = new Set(squad.map(({ personId }) => personId));
          expect(game.simulation[side].players.every(({ person }) => known.has(person))).toBe(true);
        }
      }
    }
  });

  it('knows careers: players of several seasons and of several clubs, and the numbers 0 and 00', () => {
    const stays = mainLeagues.flatMap(({ teams }) =>
      teams.flatMap(({ clubId, memberships }) =>
        memberships.filter(({ role }) => role === 'player').map((stay) => ({ ...stay, clubId })),
      ),
    );
    const byPerson = Map.groupBy(stays, ({ personId }) => personId);
    const clubs = [...byPerson.values()].map((list) => new Set(list.map(({ clubId }) => clubId)).size);
    expect(Math.max(...[...byPerson.values()].map((list) => list.length))).toBeGreaterThanOrEqual(4);
    expect(clubs.filter((count) => count > 1).length).toBeGreaterThan(20);
    expect(stays.map(({ number }) => number)).toEqual(expect.arrayContaining(['0', '00']));
  });

  it('appoints three officials and a commissioner to every game that is played', () => {
    for (const game of games.filter(({ simulation }) => simulation)) {
      expect(game.officials.map(({ role }) => role)).toEqual(['referee', 'umpire', 'umpire', 'commissioner']);
      expect(new Set(game.officials.map(({ officialId }) => officialId)).size).toBe(4);
    }
  });

  it('never has an attendance above the venue’s capacity', () => {
    const capacity = new Map(league.venues.map((venue) => [venue.id, venue.capacity]));
    for (const game of games) expect(game.attendance ?? 0).toBeLessThanOrEqual(capacity.get(game.venueId) ?? 0);
  });

  it('uses each id once', () => {
    const ids = [
      ...league.people,
      ...league.clubs,
      ...league.venues,
      ...league.officials,
      ...league.news,
      ...league.documents,
      ...league.sponsors,
      ...league.galleries,
      ...league.galleries.flatMap(({ photos }) => photos),
      ...league.seasons,
      ...leagues,
      ...leagues.flatMap(({ teams }) => teams),
      ...leagues.flatMap(({ teams }) => teams.flatMap(({ memberships }) => memberships)),
      ...leagues.flatMap(({ phases }) => phases),
      ...games,
      ...leagues.flatMap(({ decisions }) => decisions),
      ...leagues.flatMap(({ phases }) =>
        phases.flatMap(({ rounds, playoffRounds }) => [
          ...rounds,
          ...playoffRounds,
          ...playoffRounds.flatMap(({ duels }) => duels),
        ]),
      ),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the news of the demo', () => {
  it('are written in every language of the site, without a gap to fill', () => {
    expect(league.news.length).toBeGreaterThan(20);
    for (const { title, lead, body } of league.news) {
      for (const text of [title, lead, body]) {
        for (const locale of league.tenant.locales) {
          expect(text[locale]).toBeTruthy();
          expect(text[locale]).not.toMatch(/[{}]|undefined|NaN/);
        }
      }
    }
  });

  it('come newest first, none from the future, each at its own address', () => {
    const times = league.news.map(({ publishedAt }) => publishedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(times.every((time) => time <= now)).toBe(true);
    expect(new Set(league.news.map(({ slug }) => slug)).size).toBe(league.news.length);
  });
});

describe('the galleries of the demo', () => {
  it('have titles in one script in each language', () => {
    const titles = [league, club].flatMap(({ galleries }) => galleries.map(({ title }) => title));
    expect(titles.length).toBeGreaterThan(10);
    for (const { ru, ...latin } of titles) {
      expect(ru).not.toMatch(/\p{Script=Latin}/u);
      for (const title of Object.values(latin)) expect(title).not.toMatch(/\p{Script=Cyrillic}/u);
    }
  });
});

describe('the demo at any time of the year', () => {
  it.each([
    '2026-01-02T09:30:00.000Z',
    '2026-04-20T18:00:00.000Z',
    '2026-07-14T03:00:00.000Z',
    '2026-09-01T12:00:00.000Z',
  ])('has a game under way on %s', (instant) => {
    const world = buildWorlds(instant, rankByFiba).league;
    const running = world.seasons.at(-1)?.leagues[0];
    expect(running && gamesOf(running).some(({ state }) => state === 'live')).toBe(true);
    expect(running && gamesOf(running).some(({ state }) => state === 'scheduled')).toBe(true);
  });
});
