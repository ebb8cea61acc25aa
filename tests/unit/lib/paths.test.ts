import { describe, expect, it } from 'vitest';
import { paths } from '#lib/paths.ts';
import { splitLocale, withLocale } from '#lib/routing/locale-prefix.ts';
import { matchRoute } from '#lib/routing/match-route.ts';
import { clubTabs, gameTabs, leagueTabs, playerTabs, seasonClubTabs, teamTabs } from '#lib/tabs.ts';

const round = { kind: 'round', season: 's', league: 'l', round: 'r', game: 'g' } as const;
const playoff = { kind: 'playoff', season: 's', league: 'l', playoffRound: 'p', duel: 'd', round: '1' } as const;

describe('paths', () => {
  it.each([
    paths.home(),
    paths.seasons(),
    paths.season('s'),
    ...leagueTabs.map(({ id }) => paths.league('s', 'l', id)),
    paths.leagueRules('s', 'l'),
    paths.clubs(),
    ...clubTabs.map(({ id }) => paths.club('c', id)),
    ...seasonClubTabs.map(({ id }) => paths.seasonClub('s', 'c', id)),
    ...playerTabs.map(({ id }) => paths.player('p', id)),
    ...teamTabs.map(({ id }) => paths.team('s', 'l', 't', id)),
    ...gameTabs.flatMap(({ id }) => [paths.game(round, id), paths.game(playoff, id)]),
  ])('spells %s as the route table does', (path) => {
    expect(matchRoute(path)).not.toBeNull();
  });

  it('opens the first tab at the own address of a league or game', () => {
    expect(paths.league('s', 'l')).toBe('/seasons/s/leagues/l');
    expect(paths.game(round)).toBe('/seasons/s/leagues/l/rounds/r/games/g');
    expect(paths.game(playoff, 'play-by-play')).toBe('/seasons/s/leagues/l/playoff/p/d/games/1/play-by-play');
  });

  it.each(['/', '/seasons', '/seasons/s'])('puts a language before %s and takes it off again', (path) => {
    expect(splitLocale(withLocale('sr', path))).toEqual({ locale: 'sr', path });
  });
});
