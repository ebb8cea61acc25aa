import type { GameAddress } from '#lib/api/contract/game.ts';
import { afterFirst } from './after-first.ts';
import { articlePath } from './article-path.ts';
import { gamePath } from './game-path.ts';
import type { OfficeRoom } from './office/rooms.ts';
import { playerPath } from './player-path.ts';
import type { GameScreen, VenueScreen } from './screens.ts';
import type { ClubTab, GameTab, HistoryTab, LeagueTab, ProfileTab, SeasonClubTab, TeamTab } from './tabs.ts';

/** The paths of the site without language; the site's `Link` adds the prefix of the page's language. */
export const paths = {
  home: () => '/',
  /** The first start of an installation. */
  setup: () => '/setup',
  schedule: (of?: { league: string } | { team: string }) => (of ? `/schedule?${new URLSearchParams(of)}` : '/schedule'),
  search: () => '/search',
  article: articlePath,
  login: () => '/auth/login',
  register: () => '/auth/register',
  resetPassword: () => '/auth/reset',
  confirmAddress: () => '/auth/confirm',
  profile: (tab: ProfileTab = 'following') => `/profile${afterFirst(tab, 'following')}`,
  account: () => '/profile/account',
  news: () => '/news',
  newsFeed: () => '/news/feed.xml',
  documents: () => '/documents',
  about: () => '/about-us',
  /** The token is a secret: only those who were sent the address know it. */
  articlePreview: (token: string) => `/previews/${token}`,
  officiating: (token: string) => `/officials/${token}`,
  /** The id is a secret: only those who were sent the address know it. */
  application: (id: string) => `/applications/${id}/team`,
  desk: () => '/desk',
  deskSignIn: () => '/desk/sign-in',
  deskScreens: () => '/desk/screens',
  deskGame: (id: string) => `/desk/games/${id}`,
  deskGraphics: (id: string) => `/desk/games/${id}/graphics`,
  office: (room: OfficeRoom = 'overview') => `/office${afterFirst(room, 'overview')}`,
  /** A league in the office: a colleague can be sent there. */
  officeLeague: (id: string) => `/office/competition?${new URLSearchParams({ league: id })}`,
  seasons: () => '/seasons',
  season: (season: string) => `/seasons/${season}`,
  league: (season: string, league: string, tab: LeagueTab = 'standings') =>
    `/seasons/${season}/leagues/${league}${afterFirst(tab, 'standings')}`,
  /** The path of the tab itself: without the hash a league opens the tab that the visitor chose there last. */
  leagueTab: (season: string, league: string, tab: LeagueTab) =>
    paths.league(season, league, tab) + (tab === 'standings' ? '#standings' : ''),
  leagueRules: (season: string, league: string) => `/seasons/${season}/leagues/${league}/rules`,
  leagueAttendance: (season: string, league: string) => `/seasons/${season}/leagues/${league}/attendance`,
  /** The squad of a manager as everybody sees it. */
  fantasySquad: (season: string, league: string, squad: number) =>
    `/seasons/${season}/leagues/${league}/fantasy/squads/${squad}`,
  /** The review of a fantasy round. */
  fantasyRound: (season: string, league: string, round: number) =>
    `/seasons/${season}/leagues/${league}/fantasy/rounds/${round}`,
  /** The private leagues of a visitor; with a code, the invitation to one, with an id one of them. */
  fantasyLeagues: (season: string, league: string, of?: { join: string } | { id: string }) =>
    `/seasons/${season}/leagues/${league}/fantasy/leagues${of ? `?${new URLSearchParams(of)}` : ''}`,
  /** Price and points of who can be picked. */
  fantasyEntrant: (season: string, league: string, entrant: number) =>
    `/seasons/${season}/leagues/${league}/fantasy/market/${entrant}`,
  /** The choice of another player to compare with. */
  comparePlayer: (season: string, league: string, player: string) =>
    `/seasons/${season}/leagues/${league}/compare/players/${player}`,
  /** The comparison of two players: one address, in whichever order they are given. */
  comparePlayers: (season: string, league: string, one: string, other: string) =>
    `/seasons/${season}/leagues/${league}/compare/players/${inOrder(one, other)}`,
  compareTeam: (season: string, league: string, team: string) =>
    `/seasons/${season}/leagues/${league}/compare/teams/${team}`,
  compareTeams: (season: string, league: string, one: string, other: string) =>
    `/seasons/${season}/leagues/${league}/compare/teams/${inOrder(one, other)}`,
  team: (season: string, league: string, team: string, tab: TeamTab = 'overview') =>
    `/seasons/${season}/leagues/${league}/teams/${team}${afterFirst(tab, 'overview')}`,
  clubs: () => '/clubs',
  club: (club: string, tab: ClubTab = 'overview') => `/clubs/${club}${afterFirst(tab, 'overview')}`,
  players: (of?: { club: string }) => (of ? `/players?${new URLSearchParams(of)}` : '/players'),
  player: playerPath,
  history: (tab: HistoryTab = 'best-players') => `/history/best-players${afterFirst(tab, 'best-players')}`,
  seasonClub: (season: string, club: string, tab: SeasonClubTab = 'overview') =>
    `/seasons/${season}/clubs/${club}${afterFirst(tab, 'overview')}`,
  game: (address: GameAddress, tab: GameTab = 'team-stats') => `${gamePath(address)}${afterFirst(tab, 'team-stats')}`,
  /** The plays of a period; of the last one without `period`. */
  playByPlay: (address: GameAddress, period?: number) =>
    `${paths.game(address, 'play-by-play')}${period === undefined ? '' : `/${period}`}`,
  /** A graphic of a game for the stream, without the chrome of the site. */
  gameScreen: (address: GameAddress, screen: GameScreen) => `${gamePath(address)}/${screen}`,
  /** A screen in a venue, which shows the game that is played there. */
  venueScreen: (venue: string, screen: VenueScreen) => `/venues/${venue}/${screen}`,
} as const;

const inOrder = (one: string, other: string) => [one, other].sort().join('/');
