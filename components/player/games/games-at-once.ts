/** How many games of a career come at a time. */
export const gamesAtOnce = 50;
