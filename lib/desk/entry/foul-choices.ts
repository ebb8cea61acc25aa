import type { FoulKind } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';

/**
 * `cancelled`: equal penalties against both teams cancel each other, as those of a double foul do (Art. 35, 42).
 * `isBonus`: the free throws are those of the team foul penalty, not of a shooter (Art. 41). `isOffset`: an equal penalty against the
 * other team, of another foul, cancels this one, so that nobody shoots (Art. 42).
 */
export type FoulChoice = {
  kind: FoulKind;
  freeThrows: number;
  cancelled?: boolean;
  isBonus?: boolean;
  isOffset?: boolean;
};

const benchKinds: ReadonlySet<FoulKind> = new Set(['coach-technical', 'bench-technical', 'bench-disqualifying']);

/**
 * The fouled player may be in the act of shooting: one throw where the shot went in, three for a missed three-pointer.
 */
const byShot = [2, 1, 3] as const;

/** The numbers of free throws that a kind may give, the most common first. */
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

/** Kinds whose penalty is often cancelled by that of the other team. */
const offsetKinds: ReadonlySet<FoulKind> = new Set([
  'technical',
  'unsportsmanlike',
  'deliberate',
  'flagrant',
  'disqualifying',
]);

const bonusFoul: FoulChoice = { kind: 'personal', freeThrows: 2, isBonus: true };

const doubleFoul: FoulChoice = { kind: 'personal', freeThrows: 0, cancelled: true };

/** Returns whether a foul was committed on a shooter. */
export const isOnShooter = ({ kind, freeThrows, isBonus }: FoulChoice): boolean =>
  kind === 'personal' && freeThrows > 0 && !isBonus;

/** A key that is unique among the choices. */
export const foulKey = ({ kind, freeThrows, cancelled = false, isBonus = false }: FoulChoice): string =>
  `${kind} ${freeThrows} ${cancelled} ${isBonus}`;

/**
 * Returns the fouls of a rules profile as one button each, a player's or those of coach and bench; uncommon ones come
 * last. In the team foul penalty (`bonus`) its free throws come first.
 */
export function foulChoices(
  { foulCodes }: Pick<RulesProfile, 'foulCodes'>,
  isOfBench: boolean,
  bonus = false,
): FoulChoice[] {
  const kinds = kindsOf(foulCodes, isOfBench);
  const common = kinds.flatMap((kind) => choicesOf(kind, throwsByKind[kind].slice(0, kind === 'personal' ? 4 : 1)));
  const uncommon = kinds.flatMap((kind) => choicesOf(kind, throwsByKind[kind].slice(kind === 'personal' ? 4 : 1)));
  const offset = kinds.filter((kind) => offsetKinds.has(kind)).map((kind) => ({ kind, freeThrows: 0, isOffset: true }));
  return [
    ...(bonus && !isOfBench ? [bonusFoul] : []),
    ...common,
    ...uncommon,
    ...offset,
    ...(isOfBench ? [] : [doubleFoul]),
  ];
}

/** Returns how many of the choices are common; the others are shown when they are asked for. */
export function commonFouls({ foulCodes }: Pick<RulesProfile, 'foulCodes'>, isOfBench: boolean, bonus = false): number {
  const kinds = kindsOf(foulCodes, isOfBench);
  const personal = kinds.includes('personal') ? throwsByKind.personal.length - 1 : 0;
  return kinds.length + personal + (bonus && !isOfBench ? 1 : 0);
}

const kindsOf = (foulCodes: RulesProfile['foulCodes'], isOfBench: boolean): FoulKind[] =>
  (Object.keys(foulCodes) as FoulKind[]).filter((kind) => benchKinds.has(kind) === isOfBench);

const choicesOf = (kind: FoulKind, throws: readonly number[]): FoulChoice[] =>
  throws.map((freeThrows) => ({ kind, freeThrows }));
