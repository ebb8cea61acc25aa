import type { ReactNode } from 'react';
import { PageBody } from '#components/layout/page-body.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { GameHeader } from './game-header.tsx';

/** What every tab of a game stands in, whether of a round or of a playoff duel. */
export function GamePage({ game, children }: { game: Game; children: ReactNode }) {
  return (
    <>
      <GameHeader game={game} />
      <PageBody>{children}</PageBody>
    </>
  );
}
