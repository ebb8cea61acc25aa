import type { StatRow } from '#components/ui/table-types.ts';
import type { PlaceOutcome } from '#lib/basketball/standings/place-outcomes.ts';
import type { Translate } from '#lib/i18n/translate.ts';

const colors = {
  playoff: 'var(--positive)',
  'play-in': 'var(--warning)',
  promotion: 'var(--positive)',
  relegation: 'var(--negative)',
} as const satisfies Record<PlaceOutcome['outcome'], string>;

/** Returns the coloured edge of a rank that leads to another stage; undefined for other ranks. */
export function zoneOf(outcome: string | null, t: Translate<'standings'>): StatRow['zone'] {
  if (outcome === null || !(outcome in colors)) return undefined;
  const known = outcome as keyof typeof colors;
  return { color: colors[known], label: t(`outcomes.${known}`) };
}
