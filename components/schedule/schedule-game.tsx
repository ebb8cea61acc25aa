import { GameRow } from '#components/entity/game-row.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';

/** A game of the schedule: time at the venue and in the visitor's time zone, league, round and venue. */
export function ScheduleGame({ game }: { game: GameSummary }) {
  const { league, round, venue } = game;
  const venueLabel = venue && [venue.name, venue.city].filter(Boolean).join(', ');
  return (
    <GameRow
      game={game}
      href={paths.game(game.address)}
      show="time"
      naming="responsive"
      note={[league.name, round.name, venueLabel].filter(Boolean).join(' · ')}
    />
  );
}
