import { afterFirst } from './after-first.ts';
import type { PlayerTab } from './tabs.ts';

/** A tab of a player; apart from `paths` for lists that the browser draws. */
export const playerPath = (player: string, tab: PlayerTab = 'overview') =>
  `/players/${player}${afterFirst(tab, 'overview')}`;
