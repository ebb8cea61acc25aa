import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { FullCourt } from './full-court.tsx';
import { GameMastheadScore } from './game-masthead-score.tsx';
import { GameMastheadSide } from './game-masthead-side.tsx';
import { keyPaint } from './key-paint.ts';

export type GameMastheadProps = {
  game: GameSummary;
  /** Competition and round, previous and next game. */
  kicker?: ReactNode;
  /** The team pages. */
  home?: { href?: string };
  away?: { href?: string };
  /** Below the court: scores by period, venue, attendance. */
  details: ReactNode;
  tabs: ReactNode;
  regularPeriods?: number;
  /** The live score, in place of the static one. */
  score?: ReactNode;
  /** The score in one line, above the tabs once the court has been scrolled away. */
  line: ReactNode;
};

/**
 * The head of a game page: a full court with a team in each painted key and the score beside the centre circle. The tabs stay in
 * sight while the page is scrolled, with the score above them.
 */
export function GameMasthead(props: GameMastheadProps) {
  const { game, kicker, home, away, details, tabs, regularPeriods, score, line } = props;
  const t = useTranslations('entity');
  const name = (side: 'home' | 'away') => game[side]?.name ?? t('teamOpen');
  return (
    // Without a box of its own, so that the tabs stay in sight down to the end of the page.
    <header className="contents">
      <div
        data-ground="board"
        data-compact
        className="game-head relative isolate overflow-clip [--band-line:var(--board-line)]"
      >
        <h1 className="sr-only">{t('gameTitle', { home: name('home'), away: name('away') })}</h1>
        <div className="page-width">
          {kicker}
          <div className="relative -mx-[clamp(1rem,3.2vw,2.5rem)] border-y border-board-line">
            <div className="absolute inset-0 -z-10">
              <FullCourt {...keyPaint(game.home, game.away)} />
            </div>
            <div className="game-court">
              <GameMastheadSide team={game.home} {...home} />
              {score || <GameMastheadScore game={game} regularPeriods={regularPeriods} />}
              <div className="masthead-away">
                <GameMastheadSide team={game.away} {...away} />
              </div>
            </div>
          </div>
          <div className="game-details">{details}</div>
        </div>
      </div>
      <div data-ground="board" data-print="none" className="game-bar">
        <div aria-hidden="true" className="game-bar-score">
          {line}
        </div>
        <div className="page-width">{tabs}</div>
      </div>
    </header>
  );
}
