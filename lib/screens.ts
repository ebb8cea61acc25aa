/** The screens of a venue; `slug` is the last part of the address, `title` their name in `messages/{locale}/screens.json`. */
export const venueScreens = [
  { slug: 'scoreboard-game', title: 'scoreboard' },
  { slug: 'shot-clock-game', title: 'shotClock' },
  { slug: 'player-stats', title: 'playerStats' },
  { slug: 'broadcast-game', title: 'venueBroadcast' },
] as const;

/** The screens of one game, of rounds and playoffs alike. */
export const gameScreens = [
  { slug: 'broadcast', title: 'broadcast' },
  { slug: 'tv-stats', title: 'tvStats' },
] as const;

export type VenueScreen = (typeof venueScreens)[number]['slug'];
export type GameScreen = (typeof gameScreens)[number]['slug'];
export type ScreenTitle = (typeof venueScreens | typeof gameScreens)[number]['title'];
