import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { Crest } from './crest.tsx';
import { FullCourt } from './full-court.tsx';
import { GameStatus } from './game-status.tsx';
import { keyPaint } from './key-paint.ts';
import { TeamName } from './team-link.tsx';
import { winnerOf } from './winner.ts';

type SideProps = { team: TeamRef | null; href?: string; note?: ReactNode };

/**
 * The head of a game: a whole court, both teams in their painted keys, the score across the centre line.
 * `kicker` names competition and round, `details` follow below (line score, venue), `tabs` close it.
 */
export function GameMasthead({
  game,
  kicker,
  home,
  away,
  details,
  tabs,
  regularPeriods,
}: {
  game: GameSummary;
  kicker?: ReactNode;
  home?: { href?: string; note?: ReactNode };
  away?: { href?: string; note?: ReactNode };
  details?: ReactNode;
  tabs?: ReactNode;
  regularPeriods?: number;
}) {
  const t = useTranslations('entity');
  const winner = winnerOf(game);
  const points = (side: 'home' | 'away') =>
    game.score && (
      <span className={cx('headline figures text-5xl sm:text-6xl', winner && winner !== side && 'text-quiet')}>
        {game.score[side]}
      </span>
    );
  const title = t('gameTitle', { home: game.home?.name ?? t('teamOpen'), away: game.away?.name ?? t('teamOpen') });
  return (
    <header data-ground="board" className="relative isolate overflow-clip [--band-line:var(--board-line)]">
      <h1 className="sr-only">{title}</h1>
      <div className="page-width">
        {kicker && <p className="label relative z-10 py-2 text-center text-quiet">{kicker}</p>}
        <div className="relative -mx-[clamp(1rem,3.2vw,2.5rem)] border-y border-board-line">
          <div className="absolute inset-0 -z-10">
            <FullCourt {...keyPaint(game.home, game.away)} />
          </div>
          <div className="grid min-h-40 grid-cols-[20.7%_1fr_auto_1fr_20.7%] items-center sm:min-h-60">
            <Side team={game.home} {...home} />
            <span className="text-center">{points('home')}</span>
            <span className="figures min-w-16 max-w-28 text-center text-sm font-semibold sm:min-w-28">
              <GameStatus game={game} regularPeriods={regularPeriods} />
            </span>
            <span className="text-center">{points('away')}</span>
            <Side team={game.away} {...away} />
          </div>
        </div>
        {details && (
          <div className="flex flex-wrap items-center justify-center gap-x-10 gap-y-3 py-4 text-sm">{details}</div>
        )}
        {tabs}
      </div>
    </header>
  );
}

function Side({ team, href, note }: SideProps) {
  const t = useTranslations('entity');
  if (!team) return <span className="text-center text-sm text-quiet">{t('teamOpen')}</span>;
  const content = (
    <>
      <span className="grid size-14 place-items-center rounded-full bg-white p-2 sm:size-24 sm:p-4">
        <Crest of={team} size="lg" isEager />
      </span>
      <span className="headline text-lg leading-tight sm:text-2xl">
        <TeamName team={team} naming="responsive" />
      </span>
    </>
  );
  const look = 'flex min-w-0 flex-col items-center gap-2 px-1 text-center';
  return (
    <div>
      {href ? (
        <Link href={href} className={cx(look, 'underline-offset-4 hover:underline')}>
          {content}
        </Link>
      ) : (
        <div className={look}>{content}</div>
      )}
      {note && <div className="text-center text-xs">{note}</div>}
    </div>
  );
}
