import type { ReactNode } from 'react';
import { canGoLive } from '#components/entity/live/shown-game.ts';
import { PageBody } from '#components/layout/page-body.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { GameData } from './game-data.tsx';
import { GameHeader } from './game-header.tsx';
import { GameLinks } from './links/game-links.tsx';
import { Announcer } from './live/announcer.tsx';

/** Frame of every game tab, for games of rounds and of playoff duels. */
export function GamePage({ game, children }: { game: Game; children: ReactNode }) {
  return (
    <>
      <GameData game={game} />
      <GameHeader game={game} />
      {canGoLive(game) && <Announcer game={game} />}
      <GameLinks game={game} />
      <PageBody>{children}</PageBody>
    </>
  );
}
