import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ShownGame } from '#stores/live.ts';

const open: readonly GameSummary['state'][] = ['scheduled', 'live', 'suspended', 'unconfirmed'];

/** Returns whether a game can still start or continue, so that live updates make sense. */
export const canGoLive = ({ state }: Pick<GameSummary, 'state'>) => open.includes(state);

/** Returns the fields of a game that live updates need. */
export function shownGame({ id, league, state, tipOff }: GameSummary): ShownGame {
  return { id, leagueId: league.id, state, tipOffAt: tipOff.at };
}
