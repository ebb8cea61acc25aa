import { applyAnnulments } from './annulment.ts';
import { buildRows } from './build-rows.ts';
import { checkDecisions, checkInput } from './check-input.ts';
import { compare, inOrderOfPlay } from './chronology.ts';
import { countGame } from './counted-game.ts';
import type { Annulment, Deduction, DrawOfLots, StandingsGame, StandingsTeam } from './game.ts';
import { mutualGames } from './mutual-games.ts';
import type { StandingsProfile } from './profile.ts';
import { rankingValues } from './ranking-value.ts';
import type { StandingsRow } from './row.ts';
import { type Placement, separate, type TieContext } from './separate.ts';
import { splitByValue } from './split.ts';
import { emptySheet, enterGame } from './team-sheet.ts';

export type StandingsInput = {
  profile: StandingsProfile;
  /** All teams of the standings, in any order. Teams tied on every criterion are listed by name. */
  teams: readonly StandingsTeam[];
  /** All games, including those still to be played and those that are carried over from an earlier phase. */
  games: readonly StandingsGame[];
  deductions?: readonly Deduction[];
  annulments?: readonly Annulment[];
  draws?: readonly DrawOfLots[];
};

/**
 * Returns the standings of a group: rows by rank, each with the reason for its place among tied teams. Pure, and
 * independent of the order of its input. FIBA Official Basketball Rules, Appendix D, with the profile's variants.
 *
 * Throws `RangeError` for input that cannot be ranked (unknown team, game listed twice, level score).
 */
export function rankTeams(input: StandingsInput): StandingsRow[] {
  const { profile, deductions = [], annulments = [], draws = [] } = input;
  const teams = [...input.teams].sort((a, b) => compare(a.name ?? a.id, b.name ?? b.id) || compare(a.id, b.id));
  checkInput({ profile, teams, games: input.games });
  checkDecisions(
    teams,
    [...deductions, ...annulments].map(({ team }) => team),
  );
  checkDecisions(
    teams,
    draws.flatMap((draw) => draw.teams),
  );

  const games = inOrderOfPlay(applyAnnulments(input.games, annulments));
  const counted = games.map((game) => countGame(game, profile)).filter((game) => game !== null);
  const sheets = new Map(teams.map(({ id }) => [id, emptySheet()]));
  for (const game of counted) enterGame(sheets, game);

  const overall = new Map([...sheets].map(([team, sheet]) => [team, sheet.overall]));
  const values = rankingValues(profile, overall, deductions);
  const withdrawn = new Set(annulments.map(({ team }) => team));
  const context: TieContext = {
    profile,
    games: counted,
    overall,
    draws,
    isComplete: mutualGames(games, profile.meetings),
  };
  const place = (members: string[]): Placement[] =>
    splitByValue(members, (team) => values.get(team) ?? 0).flatMap((level) => separate(level, context));
  const order = teams.map(({ id }) => id);
  const placements = [
    ...place(order.filter((team) => !withdrawn.has(team))),
    ...place(order.filter((team) => withdrawn.has(team))),
  ];
  return buildRows({ placements, sheets, deductions, withdrawn });
}
