/** Returns the URL fragment of a duel on the playoff page: its games or, without games, its place in the bracket. */
export const duelFragment = (duelId: string) => `duel-${duelId}`;
