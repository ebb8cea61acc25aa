'use client';

import type { ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';
import type { ListedPlay } from './listed-play.ts';

/** Draws plays from their texts. `crests`: drawn once for each side, since every row repeats one of them. */
export function PlayList({
  plays,
  crests,
}: {
  plays: readonly ListedPlay[];
  crests: Record<'home' | 'away', ReactNode>;
}) {
  return (
    <ol>
      {plays.map(({ id, clock, side, kind, slug, text, name, number, score, isNew }) => (
        <li
          key={id}
          data-item
          data-team={side}
          data-player={slug}
          data-kind={kind}
          className={cx(score ? 'play play-scoring' : 'play', isNew && 'arriving')}
        >
          <span className="play-clock">{clock}</span>
          <span>{side && crests[side]}</span>
          <span className="play-text">
            {text}
            {name && (
              <span className="play-player">
                {number && <span className="play-number">{number}</span>}
                {name}
              </span>
            )}
          </span>
          {score && (
            <span className="play-score">
              <Points of={score.home} isScorer={side === 'home'} />–
              <Points of={score.away} isScorer={side === 'away'} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function Points({ of, isScorer }: { of: number; isScorer: boolean }) {
  return isScorer ? <b>{of}</b> : <span>{of}</span>;
}
