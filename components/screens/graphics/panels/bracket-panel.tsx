import { useTranslations } from 'next-intl';
import { ownDuelOf } from '#components/screens/graphics/programme/own-duel.ts';
import type { Programme } from '#components/screens/graphics/programme/programme.ts';
import { layOutTree } from '#lib/playoff/lay-out-tree.ts';
import { BracketDuel } from './bracket-duel.tsx';
import { GraphicPanel } from './panel.tsx';
import { SeriesScore } from './series-score.tsx';

/** The playoff bracket, with the duel of this game highlighted and its score below. */
export function BracketPanel({ programme: { of, rounds } }: { programme: Programme }) {
  const t = useTranslations('graphics');
  const { rounds: columns, lines, rows } = layOutTree(rounds);
  const ownDuel = ownDuelOf(of, rounds);
  return (
    <GraphicPanel title={t('name.bracket')} note={of.league.name} isWide>
      <div
        className="bracket"
        style={{
          '--rows': rows,
          gridTemplateColumns: columns.map(() => 'minmax(0, 1fr)').join(' calc(var(--u) * 3) '),
          gridTemplateRows: `auto repeat(${rows}, var(--row))`,
        }}
      >
        {columns.map(({ round, duels }, column) => [
          <span key={round.slug} className="bracket-round" style={{ gridArea: `1 / ${column * 2 + 1}` }}>
            {round.name}
          </span>,
          ...duels.map(({ duel, row, span }) => (
            <BracketDuel
              key={duel.id}
              duel={duel}
              isOwn={duel.id === ownDuel?.id}
              style={{ gridArea: `${row + 2} / ${column * 2 + 1} / span ${span}` }}
            />
          )),
        ])}
        {columns.slice(1).map(({ round }, gap) => (
          <svg
            key={round.slug}
            aria-hidden="true"
            viewBox={`0 0 2 ${rows}`}
            preserveAspectRatio="none"
            className="bracket-lines"
            style={{ gridArea: `2 / ${gap * 2 + 2} / span ${rows}` }}
          >
            {lines
              .filter(({ after }) => after === gap)
              .map(({ from, to }) => (
                <path key={from} vectorEffect="non-scaling-stroke" d={`M0 ${from}H1V${to}H2`} />
              ))}
          </svg>
        ))}
      </div>
      {ownDuel && <SeriesScore duel={ownDuel} />}
    </GraphicPanel>
  );
}
