'use client';

import { cx } from '#components/ui/cx.ts';
import { EmblemImage } from './emblem-image.tsx';
import { ResponsiveName } from './team-name.tsx';
import type { TeamTexts } from './team-texts.tsx';

/** Draws one side of a game from its texts; `winner` is the word for the winner, set for the winning side. */
export function GameLineView({
  name,
  shortName,
  crest,
  isOpen,
  points,
  winner,
  isLoser,
}: TeamTexts & { isOpen?: boolean; points?: number; winner?: string; isLoser?: boolean }) {
  return (
    <span className={cx('game-line', isLoser && 'text-quiet')}>
      {isOpen ? (
        <span className="open-side" />
      ) : typeof crest === 'string' ? (
        <EmblemImage kind="crest" src={crest} size="sm" />
      ) : (
        crest
      )}
      <span className={cx('game-side', winner && 'font-bold', isOpen && 'text-quiet')}>
        {shortName ? <ResponsiveName shortName={shortName} name={name} /> : name}
      </span>
      {points !== undefined && (
        <span className="game-points">
          {points}
          <span aria-hidden="true" className={winner ? 'winner-mark' : 'winner-mark invisible'} />
          {winner && <span className="sr-only">{winner}</span>}
        </span>
      )}
    </span>
  );
}
