/** Tabs of the league page; `slug` is the last segment of the path, empty for the default tab. */
export const leagueTabs = [
  { id: 'standings', slug: '', messageKey: 'leagueTabs.standings' },
  { id: 'best-players', slug: 'best-players', messageKey: 'leagueTabs.bestPlayers' },
  { id: 'players-stats', slug: 'players-stats', messageKey: 'leagueTabs.playersStats' },
  { id: 'calendar', slug: 'calendar', messageKey: 'leagueTabs.calendar' },
  { id: 'all-games', slug: 'all-games', messageKey: 'leagueTabs.allGames' },
  { id: 'playoff', slug: 'playoff', messageKey: 'leagueTabs.playoff' },
  { id: 'fantasy', slug: 'fantasy', messageKey: 'leagueTabs.fantasy' },
] as const;

export const gameTabs = [
  { id: 'team-stats', slug: '', messageKey: 'gameTabs.teamStats' },
  { id: 'player-stats', slug: 'player-stats', messageKey: 'gameTabs.playerStats' },
  { id: 'play-by-play', slug: 'play-by-play', messageKey: 'gameTabs.playByPlay' },
  { id: 'history', slug: 'history', messageKey: 'gameTabs.history' },
  { id: 'game-report', slug: 'game-report', messageKey: 'gameTabs.gameReport' },
  { id: 'photos', slug: 'photos', messageKey: 'gameTabs.photos' },
  { id: 'table', slug: 'table', messageKey: 'gameTabs.table' },
  { id: 'fantasy', slug: 'fantasy', messageKey: 'gameTabs.fantasy' },
  { id: 'game-video', slug: 'game-video', messageKey: 'gameTabs.gameVideo' },
] as const;

export const teamTabs = [
  { id: 'overview', slug: '', messageKey: 'teamTabs.overview' },
  { id: 'roster', slug: 'roster', messageKey: 'teamTabs.roster' },
  { id: 'games', slug: 'games', messageKey: 'teamTabs.games' },
  { id: 'table', slug: 'table', messageKey: 'teamTabs.table' },
  { id: 'photos', slug: 'photos', messageKey: 'teamTabs.photos' },
] as const;

export const clubTabs = [
  { id: 'overview', slug: '', messageKey: 'clubTabs.overview' },
  { id: 'last-games', slug: 'last-games', messageKey: 'clubTabs.lastGames' },
  { id: 'photos', slug: 'photos', messageKey: 'clubTabs.photos' },
] as const;

export const playerTabs = [
  { id: 'overview', slug: '', messageKey: 'playerTabs.overview' },
  { id: 'last-games', slug: 'last-games', messageKey: 'playerTabs.lastGames' },
  { id: 'photos', slug: 'photos', messageKey: 'playerTabs.photos' },
] as const;

export const seasonClubTabs = [
  { id: 'overview', slug: '', messageKey: 'seasonClubTabs.overview' },
  { id: 'last-games', slug: 'last-games', messageKey: 'seasonClubTabs.lastGames' },
  { id: 'players', slug: 'players', messageKey: 'seasonClubTabs.players' },
  { id: 'photos', slug: 'photos', messageKey: 'seasonClubTabs.photos' },
] as const;

export const historyTabs = [
  { id: 'best-players', slug: '', messageKey: 'historyTabs.bestPlayers' },
  { id: 'leaders', slug: 'leaders', messageKey: 'historyTabs.leaders' },
  { id: 'game-records', slug: 'game-records', messageKey: 'historyTabs.gameRecords' },
  { id: 'per-game', slug: 'per-game', messageKey: 'historyTabs.perGame' },
] as const;

export const profileTabs = [
  { id: 'following', slug: '', messageKey: 'profileTabs.following' },
  { id: 'my-games', slug: 'my-games', messageKey: 'profileTabs.myGames' },
  { id: 'my-fantasy', slug: 'my-fantasy', messageKey: 'profileTabs.myFantasy' },
] as const;

export type ProfileTab = (typeof profileTabs)[number]['id'];
export type HistoryTab = (typeof historyTabs)[number]['id'];
export type TeamTab = (typeof teamTabs)[number]['id'];
export type PlayerTab = (typeof playerTabs)[number]['id'];
export type ClubTab = (typeof clubTabs)[number]['id'];
export type SeasonClubTab = (typeof seasonClubTabs)[number]['id'];
export type LeagueTab = (typeof leagueTabs)[number]['id'];
export type GameTab = (typeof gameTabs)[number]['id'];

export type Tab = { id: string; slug: string; messageKey: string };
