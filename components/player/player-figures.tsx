import { useLocale, useTranslations } from 'next-intl';
import { TipOffTime } from '#components/entity/tip-off.tsx';
import { YourTime } from '#components/entity/your-time.tsx';
import { Link } from '#components/ui/link.tsx';
import type { PlayerStanding } from '#lib/api/contract/player-career.ts';
import { formatDecimal } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { paths } from '#lib/paths.ts';

/** The main averages of a player with their rank in the league, and the next game of the team. */
export function PlayerFigures({ standing: { season, next } }: { standing: PlayerStanding }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('player');
  const entity = useTranslations('entity');
  const statistics = useTranslations('statistics');
  const name = (side: 'home' | 'away') => next?.[side]?.shortName ?? entity('teamOpen');
  return (
    <>
      {season && season.figures.length > 0 && (
        <div className="basis-full pt-1 text-on-band">
          <p className="text-xs text-quiet">
            <Link
              href={paths.league(season.league.season, season.league.slug, 'best-players')}
              className="underline-offset-4 hover:underline"
            >
              {t('perGameIn', { league: season.league.name, season: season.league.seasonName })}
            </Link>
          </p>
          <dl className="grid grid-cols-3 gap-x-3 sm:flex sm:gap-x-6">
            {season.figures.map(({ category, value, rank }) => (
              <div key={category} className="flex flex-wrap items-baseline gap-x-1.5">
                <dt className="label text-quiet">
                  <abbr title={statistics(`${category}.name`)}>{statistics(`${category}.abbr`)}</abbr>
                </dt>
                <dd className="headline figures text-2xl">{formatDecimal(locale, value)}</dd>
                {rank !== null && <dd className="text-xs text-quiet max-sm:basis-full">{t('rank', { rank })}</dd>}
              </div>
            ))}
          </dl>
        </div>
      )}
      {next && (
        <p className="basis-full">
          {t('nextGame')}{' '}
          <Link href={paths.game(next.address)} className="underline underline-offset-4">
            {entity('gameTitle', { home: name('home'), away: name('away') })}
          </Link>{' '}
          <TipOffTime tipOff={next.tipOff} /> <YourTime game={next} isShort />
        </p>
      )}
    </>
  );
}
