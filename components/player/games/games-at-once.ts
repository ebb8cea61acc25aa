/** Page size of a player's list of games. */
export const gamesPageSize = 50;
