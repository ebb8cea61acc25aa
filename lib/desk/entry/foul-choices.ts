import type { FoulKind } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';

/** `cancelled`: equal penalties against both teams cancel each other, as those of a double foul do (Art. 35, 42). */
export type FoulChoice = { kind: FoulKind; freeThrows: number; cancelled?: boolean };

const benchKinds: ReadonlySet<FoulKind> = new Set(['coach-technical', 'bench-technical', 'bench-disqualifying']);

/** A shooter may be the victim: one throw where the shot went in, three for one from behind the arc. */
const byShot = [2, 1, 3] as const;

/** The numbers of free throws that a kind may give, the usual one first. */
const throwsByKind: Record<FoulKind, readonly number[]> = {
  personal: [0, 1, 2, 3],
  offensive: [0],
  technical: [1],
  'technical-category-2': [1],
  unsportsmanlike: byShot,
  deliberate: byShot,
  flagrant: byShot,
  'throw-in': [1],
  disqualifying: byShot,
  fighting: [0, 2],
  'coach-technical': [1],
  'bench-technical': [1],
  'bench-disqualifying': [2],
};

const doubleFoul: FoulChoice = { kind: 'personal', freeThrows: 0, cancelled: true };

/** The fouls of a profile as one tap each, a player's or those of coach and bench: what is rare comes last. */
export function foulChoices({ foulCodes }: Pick<RulesProfile, 'foulCodes'>, isOfBench: boolean): FoulChoice[] {
  const kinds = (Object.keys(foulCodes) as FoulKind[]).filter((kind) => benchKinds.has(kind) === isOfBench);
  const usual = kinds.flatMap((kind) => choicesOf(kind, throwsByKind[kind].slice(0, kind === 'personal' ? 4 : 1)));
  const rare = kinds.flatMap((kind) => choicesOf(kind, throwsByKind[kind].slice(kind === 'personal' ? 4 : 1)));
  return [...usual, ...rare, ...(isOfBench ? [] : [doubleFoul])];
}

const choicesOf = (kind: FoulKind, throws: readonly number[]): FoulChoice[] =>
  throws.map((freeThrows) => ({ kind, freeThrows }));
