import type { FoulKind } from '#lib/basketball/events.ts';

/** Contact fouls: the fouled player is recorded. A technical foul has no fouled player (Statisticians' Manual). */
export const contactKinds: ReadonlySet<FoulKind> = new Set([
  'personal',
  'offensive',
  'unsportsmanlike',
  'deliberate',
  'flagrant',
  'throw-in',
  'disqualifying',
]);
