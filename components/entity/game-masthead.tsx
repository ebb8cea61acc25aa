import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { FullCourt } from './full-court.tsx';
import { GameMastheadScore } from './game-masthead-score.tsx';
import { GameMastheadSide } from './game-masthead-side.tsx';
import { keyPaint } from './key-paint.ts';

export type GameMastheadProps = {
  game: GameSummary;
  /** Competition and round, as links. */
  kicker?: ReactNode;
  /** The team page, and a note below the team name: record, series. */
  home?: { href?: string; note?: ReactNode };
  away?: { href?: string; note?: ReactNode };
  /** Below the court: scores by period, venue, attendance. */
  details?: ReactNode;
  tabs?: ReactNode;
  regularPeriods?: number;
  /** The live score, in place of the static one. */
  score?: ReactNode;
};

/** The head of a game page: a full court with a team in each painted key and the score beside the centre circle. */
export function GameMasthead({ game, kicker, home, away, details, tabs, regularPeriods, score }: GameMastheadProps) {
  const t = useTranslations('entity');
  const name = (side: 'home' | 'away') => game[side]?.name ?? t('teamOpen');
  return (
    <header data-ground="board" className="relative isolate overflow-clip [--band-line:var(--board-line)]">
      <h1 className="sr-only">{t('gameTitle', { home: name('home'), away: name('away') })}</h1>
      <div className="page-width">
        {kicker && <p className="label relative py-2 text-center text-quiet">{kicker}</p>}
        <div className="relative -mx-[clamp(1rem,3.2vw,2.5rem)] border-y border-board-line">
          <div className="absolute inset-0 -z-10">
            <FullCourt {...keyPaint(game.home, game.away)} />
          </div>
          <div className="grid min-h-36 grid-cols-[20.7%_1fr_20.7%] items-center sm:min-h-60">
            <GameMastheadSide team={game.home} {...home} />
            {score || <GameMastheadScore game={game} regularPeriods={regularPeriods} />}
            <GameMastheadSide team={game.away} {...away} />
          </div>
        </div>
        <p className="headline flex justify-between gap-4 pt-2 text-xl sm:hidden" aria-hidden="true">
          <span>{game.home?.shortName}</span>
          <span className="text-end">{game.away?.shortName}</span>
        </p>
        {details && (
          <div className="flex flex-wrap items-center justify-center gap-x-12 gap-y-3 py-4 text-sm">{details}</div>
        )}
        {tabs}
      </div>
    </header>
  );
}
