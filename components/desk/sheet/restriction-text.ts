import type { RestrictedPlayer } from '#lib/api/contract/restriction.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Why a player may not play: how much of a suspension is served, or through which day it holds. */
export function restrictionText(
  t: Translate<'desk'>,
  locale: Locale,
  { restriction, until, count, endedOn }: Pick<RestrictedPlayer, 'restriction' | 'until' | 'count' | 'endedOn'>,
): string {
  if (count) return t('restriction.suspendedGames', count);
  if (endedOn) return t('restriction.licenceEnded', { day: formatDay(locale, endedOn, 'date') });
  return until
    ? t(`restriction.${restriction}Until`, { day: formatDay(locale, until, 'date') })
    : t(`restriction.${restriction}`);
}
