/** The rules that a save of a squad may break: codes that do not change, each with a sentence in every language of the pages. */
const faultRules = [
  'unknown-entrant',
  'twice',
  'five',
  'sixth-man',
  'bench',
  'coach',
  'captain',
  'kind',
  'positions',
  'formation',
  'club-limit',
  'same-squad',
  'has-begun',
  'captain-has-begun',
  'budget',
  'transfers',
  'left-league',
  'name',
  'name-taken-away',
  'deadline',
  'next-round',
  'prices',
  'revision',
  'request-id',
  'closed',
] as const;
export type FaultRule = (typeof faultRules)[number];

/** A rule that a squad breaks, and where. */
export type Fault = { rule: FaultRule; path: string; message: string };

export const isFaultRule = (rule: string | undefined): rule is FaultRule => faultRules.some((known) => known === rule);
