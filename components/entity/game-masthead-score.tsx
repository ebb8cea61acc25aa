import { cx } from '#components/ui/cx.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { GameStatus, type LiveVariant } from './game-status.tsx';
import { TipOffTime } from './tip-off.tsx';
import { winningSide } from './winner.ts';
import { hasYourTime, YourTime } from './your-time.tsx';

/** The centre of the court: points between arc and circle, the state in the circle. Before the game, its date and time. */
export function GameMastheadScore({ game, ...variant }: { game: GameSummary; regularPeriods?: number } & LiveVariant) {
  const winner = winningSide(game);
  if (!game.score)
    return (
      <div className="flex flex-col items-center justify-center text-center">
        {game.state === 'scheduled' ? (
          <>
            <span className="headline text-2xl sm:text-4xl in-data-compact:leading-none">
              <TipOffTime tipOff={game.tipOff} show="time" />
            </span>
            <span className="text-xs text-quiet sm:text-base">
              <TipOffTime tipOff={game.tipOff} show="date" />
            </span>
            {hasYourTime(game) && (
              <span className="min-h-[1.25em] text-xs sm:text-sm">
                <YourTime game={game} />
              </span>
            )}
          </>
        ) : (
          <GameStatus game={game} {...variant} />
        )}
      </div>
    );
  // Words that the circle of a phone cannot hold stand below the score; between wider columns where the court is low.
  const isWordy = game.state !== 'live' && game.state !== 'final';
  const points = (side: 'home' | 'away') => (
    <span
      className={cx(
        side === 'home' ? 'col-start-2' : 'col-start-4',
        'headline figures text-center text-4xl whitespace-nowrap sm:text-5xl lg:text-6xl in-data-compact:leading-none in-data-compact:lg:text-5xl',
        (game.score?.[side] ?? 0) > 99 && 'max-sm:text-3xl',
        winner && winner !== side && 'text-quiet',
      )}
    >
      {game.score?.[side]}
    </span>
  );
  return (
    <div
      className={cx(
        'relative grid grid-cols-[15.4%_23.7%_21.8%_23.7%_15.4%] items-center',
        isWordy && 'in-data-compact:max-lg:grid-cols-[3%_25%_44%_25%_3%]!',
      )}
    >
      {points('home')}
      <span
        className={cx(
          'px-0.5 text-center text-2xs font-semibold sm:text-sm',
          isWordy &&
            'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:pt-2 in-data-compact:max-lg:static! in-data-compact:max-lg:p-0!',
        )}
      >
        <GameStatus game={game} {...variant} />
      </span>
      {points('away')}
    </div>
  );
}
