/** Where a duel stands in the page of the playoffs: its games, or while there are none its place in the tree. */
export const duelFragment = (duelId: string) => `duel-${duelId}`;
