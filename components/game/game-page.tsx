import type { ReactNode } from 'react';
import { canBeFollowed } from '#components/entity/live/shown-game.ts';
import { PageBody } from '#components/layout/page-body.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { GameData } from './game-data.tsx';
import { GameHeader } from './game-header.tsx';
import { Announcer } from './live/announcer.tsx';

/** What every tab of a game stands in, whether of a round or of a playoff duel. */
export function GamePage({ game, children }: { game: Game; children: ReactNode }) {
  return (
    <>
      <GameData game={game} />
      <GameHeader game={game} />
      {canBeFollowed(game) && <Announcer game={game} />}
      <PageBody>{children}</PageBody>
    </>
  );
}
