import type { useTranslations } from 'next-intl';
import type { Suspension } from '#lib/api/contract/people/suspensions.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** How long a suspension is and how much of it is served, and what it comes from. */
export function suspensionFacts(
  { games, served, from, until, source, number, league, liftedOn, liftedReason }: Suspension,
  t: ReturnType<typeof useTranslations<'office-suspensions'>>,
  locale: Locale,
): { length: string; facts: string } {
  const day = (date: string) => formatDay(locale, date, 'date');
  const cause = source && (number === null ? t(`cause.${source.cause}`) : t(`byFoul.${source.cause}`, { number }));
  const facts = [
    cause,
    source ? `${source.teams}, ${day(source.day)}` : t('from', { day: day(from) }),
    league ? league.name : t('everywhere'),
    liftedOn && t('liftedOn', { day: day(liftedOn), reason: liftedReason ?? '' }),
  ];
  return {
    length: games === null ? t('through', { day: day(until ?? from) }) : t('served', { served, games }),
    facts: facts.filter(Boolean).join(' · '),
  };
}
