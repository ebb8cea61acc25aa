import { GameCard } from '#components/entity/game-card.tsx';
import { cx } from '#components/ui/cx.ts';
import { SectionHeader } from '#components/ui/section-header.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';

/** Games side by side: a scrolling strip on phones, a grid on wider screens. */
export function GameStrip({
  title,
  games,
  isWide,
}: {
  title: string;
  games: readonly GameSummary[];
  /** Whether the strip has the row to itself. */
  isWide: boolean;
}) {
  if (games.length === 0) return null;
  return (
    <div className={cx('min-w-0', isWide && 'xl:col-span-2')}>
      <SectionHeader title={title} level={3} />
      <ul
        className={cx(
          '-mx-[clamp(1rem,3.2vw,2.5rem)] flex snap-x scroll-px-[clamp(1rem,3.2vw,2.5rem)] gap-3 overflow-x-auto px-[clamp(1rem,3.2vw,2.5rem)] scroll-quiet',
          'sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 lg:grid-cols-3',
          isWide ? 'xl:grid-cols-4' : 'xl:grid-cols-2',
        )}
      >
        {games.map((game) => (
          <li key={game.id} className="grid min-w-0 shrink-0 snap-start max-sm:w-[17rem]">
            <GameCard game={game} href={paths.game(game.address)} kicker={game.round.name} note={game.venue?.name} />
          </li>
        ))}
      </ul>
    </div>
  );
}
