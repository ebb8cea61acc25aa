import type { RestrictedPlayer } from '#lib/api/contract/restriction.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Why a player may not play, and through which day. */
export function restrictionText(
  t: Translate<'desk'>,
  locale: Locale,
  { restriction, until }: Pick<RestrictedPlayer, 'restriction' | 'until'>,
): string {
  return until
    ? t(`restriction.${restriction}Until`, { day: formatDay(locale, until, 'date') })
    : t(`restriction.${restriction}`);
}
