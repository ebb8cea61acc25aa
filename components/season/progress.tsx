import { useLocale, useTranslations } from 'next-intl';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** How far a league has come: a bar as long as its games, and how many of them are played. */
export function Progress({ games, finished }: { games: number; finished: number }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('season');
  if (games === 0) return <span className="text-sm text-quiet">{t('noGames')}</span>;
  const numbers = { finished: formatInteger(locale, finished), games: formatInteger(locale, games) };
  return (
    <div className="min-w-0">
      <p className="text-sm text-quiet">
        {finished === games ? t('gamesPlayed', { count: games }) : t('gamesOf', numbers)}
      </p>
      {finished < games && (
        <div aria-hidden="true" className="mt-1.5 h-1.5 bg-sunken">
          <div className="h-full bg-ink" style={{ width: `${((finished / games) * 100).toFixed(1)}%` }} />
        </div>
      )}
    </div>
  );
}
