import type { useTranslations } from 'next-intl';
import type { StateOfPoints } from '#lib/api/contract/fantasy/common.ts';

type Translate = ReturnType<typeof useTranslations<'fantasy-pages'>>;

/** Returns why a game has no points for an entrant, or none yet; null where it has. */
export function gameNote(
  { state, didPlay }: { state: StateOfPoints | null; didPlay: boolean | null },
  t: Translate,
): string | null {
  if (state === 'live' || state === 'worthless') return t(`entrant.${state}`);
  if (state === 'coming') return t('squad.notYet');
  return didPlay ? null : t('squad.didNotPlay');
}
