import { Crest } from '#components/entity/crest.tsx';
import { GameStatus, type LiveVariant } from '#components/entity/game-status.tsx';
import { winningSide } from '#components/entity/winner.ts';
import { cx } from '#components/ui/cx.ts';
import type { Game } from '#lib/api/contract/game.ts';

/** A game in one line: teams, score and state. */
export function ScoreLine({ game, ...variant }: { game: Game } & LiveVariant) {
  const winner = winningSide(game);
  const team = (side: 'home' | 'away') => {
    const of = game[side];
    return (
      <span className="game-bar-team">
        {of && <Crest of={of} size="xs" />}
        <span>{of?.shortName}</span>
      </span>
    );
  };
  const points = (side: 'home' | 'away') =>
    game.score && (
      <span className={cx('game-bar-points', winner && winner !== side && 'text-quiet')}>{game.score[side]}</span>
    );
  return (
    <>
      {team('home')}
      {points('home')}
      <span className="game-bar-state">
        <GameStatus game={game} show="both" regularPeriods={game.regularPeriods} isPlain {...variant} />
      </span>
      {points('away')}
      {team('away')}
    </>
  );
}
