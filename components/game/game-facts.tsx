import { useLocale, useTranslations } from 'next-intl';
import { NotCounted } from '#components/entity/not-counted.tsx';
import { ShareButton } from '#components/entity/share-button.tsx';
import { cx } from '#components/ui/cx.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { formatTipOffDay, formatTipOffTime } from '#lib/i18n/format/tip-off.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** Date, venue, attendance and officials of a game, the team at fault, the score beneath a decision and the series score. */
export function GameFacts({ game }: { game: Game }) {
  const t = useTranslations('game');
  const locale = tagLocale(useLocale());
  const { venue, attendance, officials, guilty, playedScore, series } = game;
  const referees = officials.filter(({ role }) => role === 'referee' || role === 'umpire').map(({ name }) => name);
  const hour = formatTipOffTime(locale, game.tipOff);
  const day = formatTipOffDay(locale, game.tipOff, 'fullDate');
  const when = [day ?? t('dateOpen'), hour].filter((part) => part !== null).join(', ');
  // Hidden on phones, where the plays take the space.
  const whileLive = game.state === 'live' ? 'max-sm:hidden' : undefined;
  const venueParts = [venue?.name, venue?.city].filter((part, index, all) => part && all.indexOf(part) === index);
  return (
    <ul className="flex max-w-md flex-col gap-0.5 text-quiet">
      {game.state !== 'scheduled' && <li className={cx('first-letter:uppercase', whileLive)}>{when}</li>}
      {game.counts === false && (
        <li>
          <NotCounted game={game} />
        </li>
      )}
      {venueParts.length > 0 && <li>{venueParts.join(', ')}</li>}
      {attendance !== null && <li className={whileLive}>{t('attendance', { count: attendance })}</li>}
      {referees.length > 0 && <li className={whileLive}>{t('officials', { names: referees.join(', ') })}</li>}
      {guilty && (
        <li className="font-semibold text-on-board">
          {guilty === 'both' ? t('guiltyBoth') : t('guilty', { team: game[guilty]?.name ?? '' })}
        </li>
      )}
      {playedScore && (
        <li className="font-semibold text-on-board">
          {t('playedScore', { score: `${playedScore.home}–${playedScore.away}` })}
        </li>
      )}
      {series && game.home && game.away && (
        <li className="font-semibold text-on-board">
          <SeriesStandings series={series} home={game.home.shortName} away={game.away.shortName} />
        </li>
      )}
      <li>
        <ShareButton
          title={t('kicker', { league: game.league.name, round: game.round.name })}
          labels={{ share: t('share.share'), copied: t('share.copied'), refused: t('share.refused') }}
        />
      </li>
    </ul>
  );
}

type SeriesProps = { series: NonNullable<Game['series']>; home: string; away: string };

function SeriesStandings({ series: { bestOf, homeWins, awayWins }, home, away }: SeriesProps) {
  const t = useTranslations('game');
  const standings = { home, away, homeWins, awayWins };
  return bestOf === null ? t('seriesRunning', standings) : t('seriesStandings', { ...standings, bestOf });
}
