import type { StandingsGame, StandingsTeam } from './game.ts';
import type { StandingsProfile } from './profile.ts';

type Input = { profile: StandingsProfile; teams: readonly StandingsTeam[]; games: readonly StandingsGame[] };

/**
 * Throws `RangeError` for a game that cannot be in these standings: unknown team, team against itself, game listed
 * twice.
 */
export function checkInput({ profile, teams, games }: Input): void {
  const known = new Set(teams.map(({ id }) => id));
  if (known.size < teams.length) throw new RangeError('Standings: a team is listed twice; list each team once');
  const seen = new Set<string>();
  for (const { id, home, away } of games) {
    if (seen.has(id)) throw new RangeError(`Game ${id} is listed twice; list each game once`);
    seen.add(id);
    if (home === away) throw new RangeError(`Game ${id}: team ${home} plays against itself; correct one of the sides`);
    const unknownTeams = [home, away].filter((team) => !known.has(team));
    if (unknownTeams.length === 0 || (profile.otherGroups === 'count' && unknownTeams.length === 1)) continue;
    throw new RangeError(
      `Game ${id}: team ${unknownTeams[0]} is not in these standings; list the team or leave the game out`,
    );
  }
}

/** Throws `RangeError` if a decision (deduction, annulment, draw of lots) names a team that is not in the standings. */
export function checkDecisions(teams: readonly StandingsTeam[], named: readonly string[]): void {
  const known = new Set(teams.map(({ id }) => id));
  const unknownTeam = named.find((team) => !known.has(team));
  if (unknownTeam !== undefined)
    throw new RangeError(`Standings: a decision names team ${unknownTeam}, which is not in these standings`);
}
