import { applyAnnulments } from '#lib/basketball/standings/annulment.ts';
import { carryOver } from '#lib/basketball/standings/carry-over.ts';
import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import type { StandingsProfile } from '#lib/basketball/standings/profile.ts';
import { decidedFor, takesPointsOff } from './decisions.ts';
import type { TablePlace } from './make-table.ts';
import type { StandingsRows } from './select.ts';
import { tablePlaces } from './table-places.ts';
import { toStandingsGame } from './to-standings-game.ts';

type Phase = StandingsRows['phases'][number];
export type ProfileOfPhase = (phase: Phase) => StandingsProfile;
type Carried = { games: StandingsGame[]; deductions: StandingsRows['decisions'] };

/** Returns the earlier phase of the league whose results count in the tables of a phase, if there is one. */
function sourceOf({ phases }: Pick<StandingsRows, 'phases'>, phase: Phase): Phase | null {
  if (phase.carryOver === 'none') return null;
  const earlier = phases.slice(
    0,
    phases.findIndex(({ id }) => id === phase.id),
  );
  return earlier.find(({ id }) => id === phase.carriesFromPhaseId) ?? null;
}

/** Returns all phases whose results count in the tables of a phase: its source, what that takes over, and so on. */
export function sourcesOf(rows: Pick<StandingsRows, 'phases'>, phase: Phase): Phase[] {
  const source = sourceOf(rows, phase);
  return source ? [source, ...sourcesOf(rows, source)] : [];
}

/**
 * Returns what a table takes over from the phase that it carries from: the games as they count there, with what that phase has itself
 * taken over, after the withdrawals there. Where it takes over all results, points that were taken off stay off, unless the two tables
 * rank by different numbers; lots that were drawn there decide nothing here.
 */
export function carriedInto(rows: StandingsRows, { phase, members }: TablePlace, profileOf: ProfileOfPhase): Carried {
  const source = sourceOf(rows, phase);
  if (!source || phase.carryOver === 'none') return { games: [], deductions: [] };
  const inherited = tablePlaces(rows)
    .filter((place) => place.phase.id === source.id)
    .map((place) => carriedInto(rows, place, profileOf));
  const profile = profileOf(phase);
  const own = rows.games.filter(({ game }) => game.phaseId === source.id);
  // A game between two groups of the source is inherited by both.
  const games = new Map(
    [...inherited.flatMap(({ games }) => games), ...own.flatMap((row) => toStandingsGame(row, profile))].map(
      (game) => [game.id, game] as const,
    ),
  );
  const decisions = rows.decisions.filter(({ phaseId }) => phaseId === source.id);
  const { annulments } = decidedFor(decisions, profile);
  const keepsDeductions = phase.carryOver === 'all' && takesPointsOff(profile) === takesPointsOff(profileOf(source));
  const deductions = [
    ...inherited.flatMap(({ deductions }) => deductions),
    ...decisions.filter(({ kind }) => kind === 'deduction'),
  ];
  return {
    games: carryOver(applyAnnulments([...games.values()], annulments), members, phase.carryOver),
    deductions: keepsDeductions ? deductions.filter(({ teamId }) => members.has(teamId)) : [],
  };
}
