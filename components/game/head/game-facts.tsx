import { useLocale, useTranslations } from 'next-intl';
import { Follow } from '#components/entity/follow.tsx';
import { NotCounted } from '#components/entity/not-counted.tsx';
import { ShareButton } from '#components/entity/share-button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { calendarFile } from '#lib/calendar-feed.ts';
import { formatTipOffDay, formatTipOffTime } from '#lib/i18n/format/tip-off.ts';
import { formatZone } from '#lib/i18n/format/zone.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { paths } from '#lib/paths.ts';
import { Countdown } from './countdown.tsx';

const moreId = 'game-facts';

/**
 * Date and venue of a game, what a decision changed and the series score; then attendance, officials and buttons, which open on a tap
 * on a phone.
 */
export function GameFacts({ game }: { game: Game }) {
  const t = useTranslations('game');
  const entity = useTranslations('entity');
  const { guilty, playedScore, series, tipOff, state } = game;
  return (
    <div className="game-facts">
      {state === 'scheduled' && tipOff.at && <Countdown at={tipOff.at} text={t('countdown', { time: '{time}' })} />}
      {state !== 'scheduled' && <TipOff game={game} />}
      {venueOf(game) && <span className="max-sm:hidden">{venueOf(game)}</span>}
      {game.counts === false && <NotCounted game={game} />}
      {guilty && (
        <strong className="font-semibold text-on-board">
          {guilty === 'both' ? t('guiltyBoth') : t('guilty', { team: game[guilty]?.name ?? '' })}
        </strong>
      )}
      {playedScore && (
        <strong className="font-semibold text-on-board">
          {t('playedScore', { score: `${playedScore.home}–${playedScore.away}` })}
        </strong>
      )}
      {series && game.home && game.away && (
        <strong className="font-semibold text-on-board">
          <SeriesStandings series={series} home={game.home.shortName} away={game.away.shortName} />
        </strong>
      )}
      <span className="inline-flex sm:order-last">
        <Follow noun="game" id={game.id} name={gameName(game, entity)} href={paths.game(game.address)} />
      </span>
      <button
        type="button"
        popoverTarget={moreId}
        data-print="none"
        className="inline-flex min-h-6 items-center gap-1 font-semibold text-on-board sm:hidden"
      >
        {t('more')}
        <Icon name="chevron-up" className="size-3.5" />
      </button>
      <MoreFacts game={game} />
    </div>
  );
}

/** Date, time and zone; a short date on a phone. */
function TipOff({ game: { tipOff } }: { game: Game }) {
  const t = useTranslations('game');
  const locale = tagLocale(useLocale());
  const day = formatTipOffDay(locale, tipOff, 'fullDate');
  const time = formatTipOffTime(locale, tipOff);
  return (
    <span className="inline-block first-letter:uppercase">
      {day === null && t('dateOpen')}
      {day !== null && <span className="max-sm:hidden">{day}</span>}
      {day !== null && <span className="sm:hidden">{formatTipOffDay(locale, tipOff, 'date')}</span>}
      {time !== null && `, ${time}`}
      {tipOff.at && <span className="zone"> {formatZone(locale, tipOff.at, tipOff.timeZone)}</span>}
    </span>
  );
}

function gameName({ home, away, round }: Game, t: Translate<'entity'>): string {
  return home && away ? t('gameTitle', { home: home.name, away: away.name }) : round.name;
}

function venueOf({ venue }: Game): string {
  return [venue?.name, venue?.city].filter((part, index, all) => part && all.indexOf(part) === index).join(', ');
}

function MoreFacts({ game }: { game: Game }) {
  const t = useTranslations('game');
  const locale = tagLocale(useLocale());
  const { attendance, officials, tipOff, state } = game;
  const referees = officials.filter(({ role }) => role === 'referee' || role === 'umpire').map(({ name }) => name);
  return (
    <ul id={moreId} popover="auto" className="game-more-facts">
      {venueOf(game) && <li className="sm:hidden">{venueOf(game)}</li>}
      {attendance !== null && <li>{t('attendance', { count: attendance })}</li>}
      {referees.length > 0 && <li>{t('officials', { names: referees.join(', ') })}</li>}
      {state === 'scheduled' && (tipOff.at || tipOff.date) && (
        <li>
          <a
            href={calendarFile(game.id, locale)}
            data-print="none"
            className="inline-flex min-h-8 items-center gap-1.5 font-semibold underline-offset-4 hover:underline"
          >
            <Icon name="calendar" className="size-4" />
            {t('addToCalendar')}
          </a>
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

function SeriesStandings({ series: { format, homeWins, awayWins, points }, home, away }: SeriesProps) {
  const t = useTranslations('game');
  const standings = { home, away, homeWins, awayWins };
  if (format === null) return t('seriesRunning', standings);
  if (format.kind === 'best-of') return t('seriesStandings', { ...standings, bestOf: format.of });
  return t('seriesTwoLegs', { home, away, homePoints: points.home, awayPoints: points.away });
}
