import { useLocale } from 'next-intl';
import { GameStatus, type LiveVariant } from '#components/entity/game-status.tsx';
import { Score } from '#components/entity/score.tsx';
import { YourTime } from '#components/entity/your-time.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { formatTipOffTime } from '#lib/i18n/format/tip-off.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** The centre of a game in a calendar cell: the time, the state or the score; what is not simply final adds its state below. */
export function CalendarScore({ game, ...live }: { game: GameSummary } & LiveVariant) {
  const locale = tagLocale(useLocale());
  const hour = formatTipOffTime(locale, game.tipOff);
  if (game.state === 'scheduled' && hour)
    return (
      <>
        {hour}
        <span className="block min-h-4 text-2xs leading-4">
          <YourTime game={game} isShort />
        </span>
      </>
    );
  if (game.state === 'scheduled')
    return (
      <span className="block w-min min-w-full text-2xs leading-tight tracking-normal">
        <GameStatus game={game} show="time" />
      </span>
    );
  if (!game.score) return <GameStatus game={game} {...live} />;
  return (
    <>
      <Score game={game} size="sm" />
      {game.state !== 'final' && (
        <span className="block w-min min-w-full text-2xs leading-tight tracking-normal">
          <GameStatus game={game} isPlain {...live} />
        </span>
      )}
    </>
  );
}
