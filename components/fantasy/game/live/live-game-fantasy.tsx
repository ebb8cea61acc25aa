'use client';

import { useDeferredValue, useMemo } from 'react';
import { GameFantasy } from '#components/fantasy/game/game-fantasy.tsx';
import type { GameFantasy as Fantasy } from '#lib/api/contract/fantasy/round.ts';
import type { Game } from '#lib/api/contract/game.ts';
import { toPlays } from '#lib/api/shapes/to-plays.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { runningFantasy } from './running-fantasy.ts';

/** The fantasy points of a running game, told from its log as it comes. */
export function LiveGameFantasy({ game, state, fantasy }: { game: Game; state: GameState; fantasy: Fantasy }) {
  const shown = useDeferredValue(state);
  const running = useMemo(() => runningFantasy(fantasy, shown), [fantasy, shown]);
  const plays = useMemo(() => toPlays(shown.played), [shown]);
  return (
    <Texts of={['entity', 'fantasy', 'plays', 'positions', 'statistics', 'ui']}>
      <GameFantasy game={game} fantasy={running} plays={plays} />
    </Texts>
  );
}
