import type { StandingsGame, StandingsTeam } from './game.ts';
import type { StandingsProfile } from './profile.ts';

type Input = { profile: StandingsProfile; teams: readonly StandingsTeam[]; games: readonly StandingsGame[] };

/** Throws `RangeError` on a game that cannot be in this table: unknown team, team against itself, the same game twice. */
export function checkInput({ profile, teams, games }: Input): void {
  const known = new Set(teams.map(({ id }) => id));
  if (known.size < teams.length) throw new RangeError('Standings: a team is listed twice; list each team once');
  const seen = new Set<string>();
  for (const { id, home, away } of games) {
    if (seen.has(id)) throw new RangeError(`Game ${id} is listed twice; list each game once`);
    seen.add(id);
    if (home === away) throw new RangeError(`Game ${id}: team ${home} plays against itself; correct one of the sides`);
    const strangers = [home, away].filter((team) => !known.has(team));
    if (strangers.length === 0 || (profile.otherGroups === 'count' && strangers.length === 1)) continue;
    throw new RangeError(`Game ${id}: team ${strangers[0]} is not in this table; list the team or leave the game out`);
  }
}

/** Throws `RangeError` where a decision (deduction, annulment, draw of lots) names a team that is not in the table. */
export function checkDecisions(teams: readonly StandingsTeam[], named: readonly string[]): void {
  const known = new Set(teams.map(({ id }) => id));
  const stranger = named.find((team) => !known.has(team));
  if (stranger !== undefined)
    throw new RangeError(`Standings: a decision names team ${stranger}, which is not in this table`);
}
