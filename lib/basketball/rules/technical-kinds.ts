import type { FoulKind } from '#lib/basketball/events.ts';

/** Fouls whose free throws leave the possession as it was. */
export const technicalKinds: ReadonlySet<FoulKind> = new Set([
  'technical',
  'technical-category-2',
  'coach-technical',
  'bench-technical',
]);
