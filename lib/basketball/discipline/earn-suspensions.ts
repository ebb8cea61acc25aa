import type { FoulKind } from '#lib/basketball/events.ts';
import { type Discipline, type SuspensionCause, suspensionCauses } from './rule.ts';

/** A foul beyond the game, in a game of the season. */
export type Misconduct = { personId: string; gameId: string; cause: SuspensionCause };

/** A suspension by rule: `number` is the foul of the season that has brought it. */
export type EarnedSuspension = Misconduct & { number: number; games: number };

/**
 * What adds up to a disqualification in a game adds up to a suspension in a season: by the rules of 2026 flagrant fouls in place of
 * unsportsmanlike ones, but neither deliberate fouls nor technical fouls of category 2.
 */
const causeByKind: Partial<Record<FoulKind, SuspensionCause>> = {
  technical: 'technical',
  unsportsmanlike: 'unsportsmanlike',
  flagrant: 'unsportsmanlike',
  disqualifying: 'disqualifying',
  fighting: 'disqualifying',
};

/** The kinds of fouls that `causeOf` counts. */
export const misconductKinds = Object.keys(causeByKind) as readonly FoulKind[];

/** Returns what a foul counts as towards a suspension; null for one that does not count. */
export const causeOf = (kind: FoulKind): SuspensionCause | null => causeByKind[kind] ?? null;

/**
 * Returns the suspensions that fouls bring by the rule of a league, in the order in which they were earned. `fouls` are those of one season, in the
 * order of its games. Two of one cause in one game are one suspension of all their games.
 */
export function earnSuspensions(rule: Discipline, fouls: readonly Misconduct[]): EarnedSuspension[] {
  const counts = new Map<string, number>();
  const earned = new Map<string, EarnedSuspension>();
  for (const { personId, gameId, cause } of fouls) {
    const ofPerson = `${personId} ${cause}`;
    const number = (counts.get(ofPerson) ?? 0) + 1;
    counts.set(ofPerson, number);
    const games = gamesFor(rule, cause, number);
    if (games === 0) continue;
    const key = `${ofPerson} ${gameId}`;
    const before = earned.get(key)?.games ?? 0;
    earned.set(key, { personId, gameId, cause, number, games: before + games });
  }
  return [...earned.values()];
}

function gamesFor(rule: Discipline, cause: SuspensionCause, number: number): number {
  if (cause === 'disqualifying') return rule.disqualifying ?? 0;
  const counted = rule[cause];
  return counted && number % counted.every === 0 ? counted.games : 0;
}

/** Whether fouls suspend anybody in a league. */
export const hasFoulRule = (rule: Discipline): boolean => suspensionCauses.some((cause) => rule[cause] !== null);
