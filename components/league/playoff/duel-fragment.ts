/** Where the games of a duel stand in the page of the playoffs. */
export const duelFragment = (duelId: string) => `duel-${duelId}`;
