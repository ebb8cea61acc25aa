import type { ReactNode } from 'react';
import { canGoLive } from '#components/entity/live/shown-game.ts';
import { PageBody } from '#components/layout/page-body.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { readNeighbouringGames } from '#lib/api/readers/neighbouring-games.ts';
import { GameData } from './game-data.tsx';
import { GameRulings } from './game-rulings.tsx';
import { GameHeader } from './head/game-header.tsx';
import { GameLinks } from './links/game-links.tsx';
import { Announcer } from './live/announcer.tsx';

/** Frame of every game tab, for games of rounds and of playoff duels. */
export async function GamePage({ game, children }: { game: Game; children: ReactNode }) {
  const neighbours = await readNeighbouringGames(game.id);
  return (
    <>
      <GameData game={game} />
      <GameHeader game={game} neighbours={neighbours} />
      {canGoLive(game) && <Announcer game={game} />}
      <GameRulings game={game} />
      <GameLinks game={game} />
      <PageBody>{children}</PageBody>
    </>
  );
}
