import { cx } from '#components/ui/cx.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { winningSide } from './winner.ts';

const sizes = { sm: 'text-base', md: 'text-xl', lg: 'text-3xl', xl: 'text-5xl sm:text-6xl' } as const;

/** The score on one line, the loser's points muted. */
export function Score({
  game,
  size = 'md',
}: {
  game: Pick<GameSummary, 'state' | 'score'>;
  size?: keyof typeof sizes;
}) {
  if (!game.score) return null;
  const winner = winningSide(game);
  return (
    <span className={cx('score', sizes[size])}>
      <Points isBehind={winner === 'away'}>{game.score.home}</Points>
      <span aria-hidden="true" className="text-quiet">
        –
      </span>
      <Points isBehind={winner === 'home'}>{game.score.away}</Points>
    </span>
  );
}

function Points({ isBehind, children }: { isBehind: boolean; children: number }) {
  return <span {...(isBehind && { className: 'text-quiet' })}>{children}</span>;
}
