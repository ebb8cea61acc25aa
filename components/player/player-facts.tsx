import { useLocale, useTranslations } from 'next-intl';
import type { Player } from '#lib/api/readers/players.ts';
import { formatCountry } from '#lib/i18n/format/country.ts';
import { formatDay } from '#lib/i18n/format/dates.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** Known facts of a player: number, position, height, age and nationality. */
export function PlayerFacts({ player, number }: { player: Player; number: string | null }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('player');
  const statistics = useTranslations('statistics');
  const positions = useTranslations('positions');
  const { position, heightCm, birthDate, age, nationality } = player;
  return (
    <>
      {number !== null && (
        <span className="figures font-bold">
          {statistics('number.abbr')}
          {number}
        </span>
      )}
      {position && <span>{positions(`${position}.name`)}</span>}
      {heightCm !== null && <span>{t('height', { height: heightCm })}</span>}
      {age !== null && (
        <span>{birthDate ? t('age', { age, date: formatDay(locale, birthDate, 'date') }) : t('ageOnly', { age })}</span>
      )}
      {nationality && <span>{formatCountry(locale, nationality)}</span>}
    </>
  );
}
