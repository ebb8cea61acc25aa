import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import type { Season } from '#lib/api/contract/season.ts';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import { type Club, readClub, readTeam, type Team } from './clubs.ts';
import { readPlayerSeasons } from './league-players.ts';
import { readSeason } from './seasons.ts';
import { readStandings } from './standings.ts';

export type SeasonClubParams = { season: string; club: string };
export type ClubTeam = Club['teams'][number] & { tables: StandingsTable[] };
export type SeasonClub = { club: Club; season: Season; teams: ClubTeam[] };
export type Squad = { team: Team; players: PlayerSeason[] };

/**
 * Returns a club in one season: its teams with the standings of their leagues. Null if there is no such club or season.
 */
export async function readSeasonClub({
  club: clubSlug,
  season: seasonSlug,
}: SeasonClubParams): Promise<SeasonClub | null> {
  const [club, season] = await Promise.all([readClub(clubSlug), readSeason(seasonSlug)]);
  if (!club || !season) return null;
  const teams = club.teams.filter(({ league }) => league.season === season.slug);
  return {
    club,
    season,
    teams: await Promise.all(
      teams.map(async (one) => {
        const tables = await readStandings({ season: one.league.season, league: one.league.slug });
        return { ...one, tables: tables ?? [] };
      }),
    ),
  };
}

/** Returns the squads of a club's teams of one season. Null if there is no such club or season. */
export async function readSquads({ club: clubSlug, season: seasonSlug }: SeasonClubParams): Promise<Squad[] | null> {
  const [club, season] = await Promise.all([readClub(clubSlug), readSeason(seasonSlug)]);
  if (!club || !season) return null;
  const teams = club.teams.filter(({ league }) => league.season === season.slug);
  const squads = await Promise.all(
    teams.map(async ({ team: { slug }, league }) => {
      const params = { season: league.season, league: league.slug };
      const [team, players] = await Promise.all([readTeam({ ...params, team: slug }), readPlayerSeasons(params)]);
      return team ? [{ team, players: players ?? [] }] : [];
    }),
  );
  return squads.flat();
}
