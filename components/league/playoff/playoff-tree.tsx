import { useTranslations } from 'next-intl';
import type { Duel } from '#lib/api/contract/playoff.ts';
import { seriesLength } from '#lib/basketball/series/series.ts';
import type { Tree } from '#lib/playoff/lay-out-tree.ts';
import { DuelCard } from './duel-card.tsx';
import { duelFragment } from './duel-fragment.ts';
import { TreeLines } from './tree-lines.tsx';

/** Format of the duels of a round, if all have the same. */
function FormatNote({ duels }: { duels: readonly Duel[] }) {
  const t = useTranslations('playoff');
  const [first] = duels;
  if (!first || duels.some(({ format }) => JSON.stringify(format) !== JSON.stringify(first.format))) return null;
  const { format } = first;
  if (format === null && !duels.some(({ state }) => state === 'running')) return null;
  const text =
    format === null
      ? t('seriesRunning')
      : format.kind === 'two-legs'
        ? t('twoLegs')
        : t('bestOf', { games: seriesLength(format) });
  return <p className="text-sm text-quiet">{text}</p>;
}

/**
 * Bracket: rounds below one another on phones, from 1024 px a tree with each duel between those that lead to it.
 * Duels not in `shownBelow` carry their fragment here.
 */
export function PlayoffTree({
  tree: { rounds, lines, rows },
  shownBelow,
}: {
  tree: Tree;
  shownBelow: ReadonlySet<string>;
}) {
  const columns = rounds.map(() => 'minmax(0, 1fr)').join(' 2.5rem ');
  return (
    <div
      className="flex flex-col gap-8 lg:grid lg:gap-0 lg:[grid-template-columns:var(--columns)] lg:[grid-template-rows:var(--rows)]"
      style={{ '--columns': columns, '--rows': `auto repeat(${rows}, 1fr)` }}
    >
      {rounds.map(({ round, duels }, column) => (
        <section key={round.slug} className="lg:contents" aria-labelledby={`round-${round.slug}`}>
          <div
            className="border-t border-line-strong pt-2 pb-3 lg:[grid-area:var(--place)]"
            style={{ '--place': `1 / ${column * 2 + 1}` }}
          >
            <h3 id={`round-${round.slug}`} className="headline text-xl">
              {round.name}
            </h3>
            <FormatNote duels={duels.map(({ duel }) => duel)} />
          </div>
          <ul className="flex flex-col gap-3 lg:contents">
            {duels.map(({ duel, row, span }) => (
              <li
                key={duel.id}
                id={shownBelow.has(duel.id) ? undefined : duelFragment(duel.id)}
                className="min-w-0 target:outline-2 target:outline-offset-4 self-center py-0 lg:py-2 lg:[grid-area:var(--place)] max-lg:self-stretch"
                style={{ '--place': `${row + 2} / ${column * 2 + 1} / span ${span}` }}
              >
                <DuelCard duel={duel} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {rounds.slice(1).map(({ round }, gap) => (
        <TreeLines
          key={round.slug}
          lines={lines.filter(({ after }) => after === gap)}
          rows={rows}
          column={gap * 2 + 2}
        />
      ))}
    </div>
  );
}
