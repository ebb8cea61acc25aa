import type { CountedGame } from './counted-game.ts';
import { criterionValue } from './criterion-value.ts';
import type { DrawOfLots } from './game.ts';
import type { Criterion, StandingsProfile } from './profile.ts';
import type { MiniTableRow, TieReason, TieRound } from './reason.ts';
import { splitByValue } from './split.ts';
import { type Totals, totalsAmong } from './totals.ts';

export type Placement = { teams: string[]; reason: TieReason };

export type TieContext = {
  profile: StandingsProfile;
  games: readonly CountedGame[];
  overall: ReadonlyMap<string, Totals>;
  draws: readonly DrawOfLots[];
  /** Returns whether all games between these teams have been played. */
  isComplete: (teams: readonly string[]) => boolean;
};

type Attempt = { teams: string[]; criteria: readonly Criterion[]; among: Map<string, Totals>; trail: TieRound[] };

/**
 * Separates tied teams by the profile's criteria (Appendix D.1.3, D.1.4). Returns placements in order, each with its
 * reason.
 */
export function separate(teams: string[], context: TieContext, trail: TieRound[] = []): Placement[] {
  if (teams.length === 1) return [{ teams, reason: { rounds: trail, outcome: 'separated' } }];
  const among = totalsAmong(teams, context.games);
  return attempt({ teams, criteria: context.profile.criteria, among, trail }, context);
}

function attempt({ teams, criteria, among, trail }: Attempt, context: TieContext): Placement[] {
  if (teams.length === 1) return [{ teams, reason: { rounds: trail, outcome: 'separated' } }];
  const round: TieRound = { teams, miniTable: teams.map((team) => miniTableRow(team, among)), steps: [] };
  const rounds = [...trail, round];
  const headToHead = context.profile.headToHead === 'always' || context.isComplete(teams);

  for (const [index, criterion] of criteria.entries()) {
    if (criterion.scope === 'head-to-head' && !headToHead) {
      round.steps.push({ criterion, values: [], decided: false, skipped: true });
      continue;
    }
    const totals = criterion.scope === 'head-to-head' ? among : context.overall;
    const getValue = (team: string) => criterionValue(criterion.kind, totalsOf(team, totals));
    const parts = splitByValue(teams, getValue);
    const values = parts.flat().map((team) => ({ team, value: getValue(team) }));
    round.steps.push({ criterion, values, decided: parts.length > 1, skipped: false });
    if (parts.length === 1) continue;
    const rest = criteria.slice(index + 1);
    return parts.flatMap((part) =>
      context.profile.restart
        ? separate(part, context, rounds)
        : attempt({ teams: part, criteria: rest, among, trail: rounds }, context),
    );
  }
  return drawLots(teams, rounds, context.draws);
}

function drawLots(teams: string[], rounds: TieRound[], draws: readonly DrawOfLots[]): Placement[] {
  const draw = draws.find((candidate) => teams.every((team) => candidate.teams.includes(team)));
  if (!draw) return [{ teams, reason: { rounds, outcome: 'shared' } }];
  return draw.teams
    .filter((team) => teams.includes(team))
    .map((team) => ({ teams: [team], reason: { rounds, outcome: 'lots' } }));
}

function miniTableRow(team: string, among: ReadonlyMap<string, Totals>): MiniTableRow {
  const { played, won, lost, drawn, classificationPoints, scored, conceded } = totalsOf(team, among);
  return { team, played, won, lost, drawn, classificationPoints, scored, conceded, difference: scored - conceded };
}

function totalsOf(team: string, totals: ReadonlyMap<string, Totals>): Totals {
  const found = totals.get(team);
  if (!found) throw new RangeError(`Team ${team} is not in these standings`);
  return found;
}
