import type { GameSummary } from '#lib/api/contract/game.ts';
import type { ShownGame } from '#stores/live.ts';

const open: readonly GameSummary['state'][] = ['scheduled', 'live', 'suspended'];

/** Whether a game may still begin or go on while somebody looks at it. */
export const canBeFollowed = ({ state }: Pick<GameSummary, 'state'>) => open.includes(state);

/** What has to be known of a game to follow it. */
export function shownGame({ id, league, state, tipOff }: GameSummary): ShownGame {
  return { id, leagueId: league.id, state, tipOffAt: tipOff.at };
}
