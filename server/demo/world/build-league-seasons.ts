import { createRandom } from '#server/demo/simulate/random.ts';
import { buildVenue } from './build-clubs.ts';
import type { ClubSheet } from './clubs.ts';
import { clubSheets } from './clubs.ts';
import { idOf } from './identity.ts';
import { buildCareers } from './people/careers.ts';
import { createNamePool } from './people/name-pool.ts';
import type { Squad } from './people/squad.ts';
import { buildLeague, type LeagueSeason } from './season/league.ts';
import { type SeasonDates, seasonDates } from './season/season-dates.ts';
import { buildSuperCup } from './season/super-cup.ts';
import type { RankTeams, WorldLeague, WorldOfficial, WorldSeason, WorldVenue } from './types.ts';

/** The league through all its seasons, as both tenants of the demo see it. */
export type LeagueHistory = {
  now: string;
  clubs: readonly ClubSheet[];
  venues: readonly WorldVenue[];
  officials: readonly WorldOfficial[];
  dates: readonly SeasonDates[];
  squads: readonly (readonly Squad[])[];
  seasons: readonly WorldSeason[];
};

const officialPools = [
  'RS',
  'SI',
  'ES',
  'FR',
  'IE',
  'LV',
  'HR',
  'BA',
  'LT',
  'RS',
  'ES',
  'FR',
  'SI',
  'MT',
  'RU',
  'RS',
  'ES',
  'FR',
  'IE',
  'ME',
  'HR',
  'SI',
  'LV',
  'BA',
  'LT',
] as const;

/**
 * Builds the seasons. `now` is an instant (ISO 8601, UTC) in the current season; `rank` ranks the teams of a finished
 * phase.
 */
export function buildLeagueSeasons(now: string, rank: RankTeams): LeagueHistory {
  const random = createRandom('courtside/people');
  const drawName = createNamePool(random.stream('names'));
  const dates = seasonDates(now.slice(0, 10));
  const officials = officialPools.map((pool): WorldOfficial => {
    const { firstName, lastName } = drawName(pool);
    return { id: idOf(`official/${firstName} ${lastName}`), firstName, lastName };
  });
  const squads = buildCareers({ random: random.stream('careers'), drawName, clubs: clubSheets }, dates);
  const venues = clubSheets.map(buildVenue);
  const seasons: WorldSeason[] = [];
  let lastTable: string[] | null = null;
  for (const [index, season] of dates.entries()) {
    const source: LeagueSeason = {
      now,
      officials,
      dates: season,
      yearsBack: dates.length - 1 - index,
      clubs: clubSheets,
      venues,
      squads: squads[index] ?? [],
      rank,
    };
    const { league, table } = buildLeague(source);
    const leagues: WorldLeague[] = lastTable ? [league, buildSuperCup(source, lastTable)] : [league];
    lastTable = table;
    const { slug, name, isCurrent, rosterFrom, endsOn } = season;
    seasons.push({ id: idOf(`season/${slug}`), slug, name, isCurrent, startsOn: rosterFrom, endsOn, leagues });
  }
  return { now, clubs: clubSheets, venues, officials, dates, squads, seasons };
}
