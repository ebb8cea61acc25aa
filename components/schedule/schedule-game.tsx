import { useTranslations } from 'next-intl';
import { GameRow } from '#components/entity/game-row.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { VisitorTime } from './visitor-time.tsx';

/** A game of the schedule: time at the venue and in the visitor's time zone, league, round and venue. */
export function ScheduleGame({ game }: { game: GameSummary }) {
  const t = useTranslations('schedule');
  const { league, round, venue, tipOff, state } = game;
  const venueLabel = venue && [venue.name, venue.city].filter(Boolean).join(', ');
  const isUpcoming = state === 'scheduled' || state === 'postponed';
  return (
    <GameRow
      game={game}
      href={paths.game(game.address)}
      show="time"
      naming="responsive"
      note={
        <>
          {isUpcoming && tipOff.at && (
            <VisitorTime at={tipOff.at} timeZone={tipOff.timeZone} text={t('yourTime', { time: '{time}' })} />
          )}
          {[league.name, round.name, venueLabel].filter(Boolean).join(' · ')}
        </>
      }
    />
  );
}
