import type { WatchedGame } from './watch-game.ts';

/** Returns whether the running clock of a game is a guess: its desk has been away since it was started, and may have stopped it. */
export const isClockGuessed = ({
  board: { clock },
  deskAwaySince,
}: Pick<WatchedGame, 'board' | 'deskAwaySince'>): boolean =>
  deskAwaySince !== null && clock.running && Date.parse(clock.at ?? '') < Date.parse(deskAwaySince);
