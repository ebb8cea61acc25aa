/** The tabs of the league page; `slug` is the last part of the address, empty for the tab that is shown first. */
export const leagueTabs = [
  { id: 'standings', slug: '', messageKey: 'leagueTabs.standings' },
  { id: 'best-players', slug: 'best-players', messageKey: 'leagueTabs.bestPlayers' },
  { id: 'players-stats', slug: 'players-stats', messageKey: 'leagueTabs.playersStats' },
  { id: 'calendar', slug: 'calendar', messageKey: 'leagueTabs.calendar' },
  { id: 'all-games', slug: 'all-games', messageKey: 'leagueTabs.allGames' },
  { id: 'playoff', slug: 'playoff', messageKey: 'leagueTabs.playoff' },
] as const;

export const gameTabs = [
  { id: 'team-stats', slug: '', messageKey: 'gameTabs.teamStats' },
  { id: 'player-stats', slug: 'player-stats', messageKey: 'gameTabs.playerStats' },
  { id: 'play-by-play', slug: 'play-by-play', messageKey: 'gameTabs.playByPlay' },
] as const;

export type LeagueTab = (typeof leagueTabs)[number]['id'];
export type GameTab = (typeof gameTabs)[number]['id'];

export type Tab = { id: string; slug: string; messageKey: string };
