import type { FoulKind } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';

export type FoulChoice = { kind: FoulKind; freeThrows: number };

const benchKinds: ReadonlySet<FoulKind> = new Set(['coach-technical', 'bench-technical', 'bench-disqualifying']);
const withoutThrows: ReadonlySet<FoulKind> = new Set(['offensive', 'throw-in', 'fighting']);
const oneThrow: ReadonlySet<FoulKind> = new Set([
  'technical',
  'technical-category-2',
  'coach-technical',
  'bench-technical',
]);

/** The fouls of a profile as one tap each: a player's, or those of coach and bench. */
export function foulChoices({ foulCodes }: Pick<RulesProfile, 'foulCodes'>, isOfBench: boolean): FoulChoice[] {
  const kinds = (Object.keys(foulCodes) as FoulKind[]).filter((kind) => benchKinds.has(kind) === isOfBench);
  return kinds.flatMap((kind) => throwsOf(kind).map((freeThrows) => ({ kind, freeThrows })));
}

function throwsOf(kind: FoulKind): number[] {
  if (kind === 'personal') return [0, 1, 2, 3];
  if (withoutThrows.has(kind)) return [0];
  return oneThrow.has(kind) ? [1] : [2];
}
