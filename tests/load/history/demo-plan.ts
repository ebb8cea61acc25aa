import { type PlannedLeague, seasonName } from './plan.ts';

/** The demo's past: seasons of a league of twelve clubs, each with a double round robin and a playoff's worth of games. */
const demo = { seasons: 5, clubs: 12, playoffGames: 18 };
const latest = 2025;

/** The demo's past, repeated: first ten times as many seasons, then also as many leagues as it takes, with clubs of their own. */
export function planDemo(times: number): PlannedLeague[] {
  const seasons = demo.seasons * Math.min(times, 10);
  const leagues = Math.max(1, times / 10);
  return Array.from({ length: leagues }, (_, league) => {
    const clubs = Array.from({ length: demo.clubs }, (_, club) => `club-${league}-${club}`);
    return Array.from({ length: seasons }, (_, index) => {
      const year = latest - index;
      return { season: seasonName(year), year, slug: `league-${league}`, clubs, games: gamesOf(clubs, year) };
    });
  }).flat();
}

function gamesOf(clubs: readonly string[], year: number): PlannedLeague['games'] {
  const pairs = clubs.flatMap((home) => clubs.filter((away) => away !== home).map((away) => ({ home, away })));
  return [...pairs, ...pairs.slice(0, demo.playoffGames)].map((pair, index) => ({
    ...pair,
    day: new Date(Date.UTC(year, 9, 1 + index)).toISOString().slice(0, 10),
    homeScore: 70 + ((index * 37 + year) % 41),
    awayScore: 69 - ((index * 11 + year) % 30),
  }));
}
