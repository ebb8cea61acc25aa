const prefix = 'presence-desk.';

/** The channel on which the devices at the scorer's desk of a game see each other. */
export const deskChannel = (gameId: string): string => `${prefix}${gameId}`;

/** Returns the game whose desk meets on a channel; null for any other channel. */
export const gameOfDeskChannel = (channel: string): string | null =>
  channel.startsWith(prefix) ? channel.slice(prefix.length) : null;
