import { describe, expect, it } from 'vitest';
import { buildWorlds } from '#server/demo/world/build-world.ts';
import type { World, WorldLeague } from '#server/demo/world/types.ts';
import { rankByFiba } from './demo-games.ts';

const { league, club } = buildWorlds('2026-11-21T15:00:00.000Z', rankByFiba);
const gamesOf = ({ phases }: WorldLeague) => phases.flatMap(({ games }) => games);

describe("the club's own site", () => {
  const own = club.clubs.find(({ name }) => name === club.tenant.name)?.id;

  it('has logs of its own games only, and the scores of the others', () => {
    for (const one of club.seasons.flatMap((season) => season.leagues)) {
      const team = one.teams.find(({ clubId }) => clubId === own)?.id;
      for (const game of gamesOf(one)) {
        const isOwn = game.homeTeamId === team || game.awayTeamId === team;
        if (!isOwn) expect(game.simulation).toBeNull();
        if (isOwn && game.state === 'final') expect(game.simulation).not.toBeNull();
        if (game.state === 'final') expect(game.result).not.toBeNull();
      }
    }
  });

  it('knows everybody who appears in its seasons', () => {
    const known = new Set(club.people.map(({ id }) => id));
    const members = club.seasons.flatMap((season) =>
      season.leagues.flatMap(({ teams }) => teams.flatMap(({ memberships }) => memberships)),
    );
    expect(members.every(({ personId }) => known.has(personId))).toBe(true);
  });

  it('has a game of its own under way', () => {
    const live = club.seasons
      .flatMap((season) => season.leagues.flatMap(gamesOf))
      .filter(({ state }) => state === 'live');
    expect(live).toHaveLength(1);
    expect(live[0]?.simulation).not.toBeNull();
  });

  it('shares no id of a game, league or venue with the league, whose live channels it would hear', () => {
    const idsOf = ({ seasons, venues }: World) => [
      ...venues.map(({ id }) => id),
      ...seasons.flatMap(({ leagues }) => leagues.flatMap((one) => [one.id, ...gamesOf(one).map(({ id }) => id)])),
    ];
    const known = new Set(idsOf(league));
    expect(idsOf(club).filter((id) => known.has(id))).toEqual([]);
  });

  it('has colours and languages of its own', () => {
    expect(club.tenant.colors).not.toEqual(league.tenant.colors);
    expect(club.tenant.locales).toContain(club.tenant.fallbackLocale);
    expect(club.tenant.locales).not.toEqual(league.tenant.locales);
  });
});
