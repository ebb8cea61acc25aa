import { useTranslations } from 'next-intl';
import { GameRow } from '#components/entity/game-row.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';
import { VisitorTime } from './visitor-time.tsx';

/** A game of the schedule: its time at the venue and on the visitor's clock, its league, round and hall. */
export function ScheduleGame({ game }: { game: GameSummary }) {
  const t = useTranslations('schedule');
  const { league, round, venue, tipOff, state } = game;
  const hall = venue && [venue.name, venue.city].filter(Boolean).join(', ');
  const isToCome = state === 'scheduled' || state === 'postponed';
  return (
    <GameRow
      game={game}
      href={paths.game(game.address)}
      show="time"
      naming="responsive"
      note={
        <>
          {isToCome && tipOff.at && (
            <VisitorTime at={tipOff.at} timeZone={tipOff.timeZone} words={t('yourTime', { time: '{time}' })} />
          )}
          {[league.name, round.name, hall].filter(Boolean).join(' · ')}
        </>
      }
    />
  );
}
