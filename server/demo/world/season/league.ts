import { itemAt } from '#server/demo/simulate/random.ts';
import { fiba2026Simulation, fibaSimulation } from '#server/demo/simulate/types.ts';
import type { ClubSheet } from '#server/demo/world/clubs.ts';
import phaseNames from '#server/demo/world/content/phases.json' with { type: 'json' };
import { idOf } from '#server/demo/world/identity.ts';
import type { Squad } from '#server/demo/world/people/squad.ts';
import type { RankTeams, WorldLeague, WorldOfficial, WorldVenue } from '#server/demo/world/types.ts';
import type { GameDay, SeasonTeam } from './game-day.ts';
import { decisionsOf, incidentsOf } from './incidents.ts';
import { buildPlayoffPhase } from './playoff-phase.ts';
import { buildRegularPhase } from './regular-phase.ts';
import type { SeasonDates } from './season-dates.ts';
import { createTeam } from './team.ts';

export type LeagueSeason = {
  now: string;
  officials: readonly WorldOfficial[];
  dates: SeasonDates;
  yearsBack: number;
  clubs: readonly ClubSheet[];
  venues: readonly WorldVenue[];
  squads: readonly Squad[];
  rank: RankTeams;
};

/**
 * Plays one season of the league: teams, regular season and, once it is over, playoffs. Also returns the clubs in the
 * order of the final standings.
 */
export function buildLeague({ now, officials, dates, yearsBack, clubs, venues, squads, rank }: LeagueSeason): {
  league: WorldLeague;
  table: string[] | null;
} {
  const teams = new Map(
    clubs.map((club, index) => [club.key, createTeam(club, itemAt(squads, index), itemAt(venues, index), dates)]),
  );
  const isNewRules = dates.year >= 2026;
  const day: GameDay = { now, officials, profile: isNewRules ? fiba2026Simulation : fibaSimulation };
  const teamOf = (key: string): SeasonTeam => {
    const team = teams.get(key);
    if (!team) throw new Error(`The demo's league has no club ${key}.`);
    return team;
  };
  const regular = buildRegularPhase(
    day,
    dates,
    yearsBack,
    clubs.map(({ key }) => key),
    teamOf,
  );
  const decisions = decisionsOf(incidentsOf(yearsBack), dates, regular.id, (key) => teamOf(key).team.id);
  const byId = new Map([...teams.values()].map((team) => [team.team.id, team]));
  const isOver = regular.games.every(
    ({ state }) => state === 'final' || state === 'forfeited' || state === 'cancelled',
  );
  const ranking = isOver
    ? rank({ teams: [...byId.keys()], games: regular.games, decisions }).flatMap((id) => byId.get(id) ?? [])
    : null;
  const { phase: playoff, champion } = buildPlayoffPhase(day, dates, ranking);
  const league: WorldLeague = {
    id: idOf(`league/${dates.slug}`),
    slug: 'meridian-league',
    name: phaseNames.league.en,
    names: phaseNames.league,
    kind: 'league',
    rulesProfile: isNewRules ? 'fiba-2026' : 'fiba-2024',
    standingsProfile: 'fiba',
    timeZone: 'Europe/Belgrade',
    isOnLandingPage: true,
    order: 1,
    teams: [...teams.values()].map(({ team }) => team),
    phases: [regular, playoff],
    decisions,
    championTeamId: champion?.team.id ?? null,
  };
  return { league, table: ranking?.map(({ squad }) => squad.clubKey) ?? null };
}
