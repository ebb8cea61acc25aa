import { useTranslations } from 'next-intl';
import { Crest } from '#components/entity/crest.tsx';
import { GameStatus } from '#components/entity/game-status.tsx';
import { winnerOf } from '#components/entity/winner.ts';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';

export type TickerGame = { game: GameSummary; href: string };

/** The last and next games in one line under the header; scrolls sideways. */
export function ScoreTicker({ games }: { games: readonly TickerGame[] }) {
  const t = useTranslations('layout');
  if (games.length === 0) return null;
  return (
    <nav aria-label={t('ticker')} className="border-b border-line bg-raised" data-print="none">
      <ul className="flex overflow-x-auto scroll-quiet">
        {games.map(({ game, href }) => (
          <li key={game.id} className="shrink-0 border-e border-line">
            <Link href={href} className="block w-36 px-3 py-2 -outline-offset-2 hover:bg-hover">
              <span className="block h-4.5 truncate text-2xs font-semibold text-quiet">
                <GameStatus game={game} isPlain />
              </span>
              <TickerLine game={game} side="home" />
              <TickerLine game={game} side="away" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function TickerLine({ game, side }: { game: GameSummary; side: 'home' | 'away' }) {
  const t = useTranslations('entity');
  const team = game[side];
  const winner = winnerOf(game);
  return (
    <span
      className={cx(
        'flex items-center gap-1.5 text-sm',
        winner === side && 'font-bold',
        winner && winner !== side && 'text-quiet',
      )}
    >
      {team && <Crest of={team} size="xs" />}
      <span className="min-w-0 flex-1 truncate">{team ? team.code : t('teamOpen')}</span>
      <span className="figures">{game.score?.[side]}</span>
    </span>
  );
}
