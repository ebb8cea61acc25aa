import { officeRooms } from '#lib/office/rooms.ts';
import { paths } from '#lib/paths.ts';
import { gameScreens, venueScreens } from '#lib/screens.ts';
import { gameTabs, historyTabs, leagueTabs, profileTabs, teamTabs } from '#lib/tabs.ts';
import { openApplicationId } from '#server/demo/open-application.ts';
import { openPreviewToken } from '#server/demo/open-draft.ts';
import { openOfficialToken } from '#server/demo/open-official.ts';
import type { DemoSite } from './demo-site.ts';

export interface DemoPage {
  name: string;
  path: (demo: DemoSite) => string;
}

/** Every kind of page, by an example of the demo. */
export const demoPages: readonly DemoPage[] = [
  { name: 'home', path: () => paths.home() },
  { name: 'login', path: () => paths.login() },
  { name: 'register', path: () => paths.register() },
  { name: 'reset-password', path: () => paths.resetPassword() },
  { name: 'confirm-address', path: () => paths.confirmAddress() },
  ...profileTabs.map(({ id }) => ({ name: `profile-${id}`, path: () => paths.profile(id) })),
  { name: 'account', path: () => paths.account() },
  { name: 'news', path: () => paths.news() },
  { name: 'article', path: ({ article }) => paths.article(article) },
  { name: 'documents', path: () => paths.documents() },
  { name: 'about-us', path: () => paths.about() },
  { name: 'schedule', path: () => paths.schedule() },
  { name: 'search', path: () => paths.search() },
  { name: 'application', path: () => paths.application(openApplicationId) },
  { name: 'officiating', path: () => paths.officiating(openOfficialToken) },
  { name: 'preview', path: () => paths.articlePreview(openPreviewToken) },
  { name: 'desk', path: () => paths.desk() },
  { name: 'desk-sign-in', path: () => paths.deskSignIn() },
  { name: 'desk-screens', path: () => paths.deskScreens() },
  { name: 'desk-game', path: ({ comingGame }) => paths.deskGame(comingGame.id) },
  { name: 'desk-graphics', path: ({ comingGame }) => paths.deskGraphics(comingGame.id) },
  ...officeRooms.map(({ id }) => ({ name: `office-${id}`, path: () => paths.office(id) })),
  { name: 'seasons', path: () => paths.seasons() },
  { name: 'season', path: ({ season }) => paths.season(season) },
  ...leagueTabs.map(({ id }) => ({
    name: `league-${id}`,
    path: ({ season, league }: DemoSite) => paths.league(season, league, id),
  })),
  { name: 'league-rules', path: ({ season, league }) => paths.leagueRules(season, league) },
  ...gameTabs.map(({ id }) => ({
    name: `game-${id}`,
    path: ({ roundGame }: DemoSite) => paths.game(roundGame.address, id),
  })),
  { name: 'game-play-by-play-period', path: ({ roundGame }) => paths.playByPlay(roundGame.address, 1) },
  { name: 'playoff-game-play-by-play-period', path: ({ playoffGame }) => paths.playByPlay(playoffGame.address, 1) },
  ...(['team-stats', 'player-stats', 'play-by-play', 'game-video'] as const).map((id) => ({
    name: `playoff-game-${id}`,
    path: ({ playoffGame }: DemoSite) => paths.game(playoffGame.address, id),
  })),
  { name: 'coming-game', path: ({ comingGame }) => paths.game(comingGame.address) },
  ...teamTabs.map(({ id }) => ({
    name: `team-${id}`,
    path: ({ season, league, team }: DemoSite) => paths.team(season, league, team.slug, id),
  })),
  { name: 'league-attendance', path: ({ season, league }) => paths.leagueAttendance(season, league) },
  { name: 'compare-player', path: ({ season, league, player }) => paths.comparePlayer(season, league, player) },
  {
    name: 'compare-players',
    path: ({ season, league, player, otherPlayer }) => paths.comparePlayers(season, league, player, otherPlayer),
  },
  { name: 'compare-team', path: ({ season, league, team }) => paths.compareTeam(season, league, team.slug) },
  {
    name: 'compare-teams',
    path: ({ season, league, team, otherTeam }) => paths.compareTeams(season, league, team.slug, otherTeam),
  },
  { name: 'fantasy-squad', path: ({ season, league }) => paths.fantasySquad(season, league, 1) },
  { name: 'fantasy-leagues', path: ({ season, league }) => paths.fantasyLeagues(season, league) },
  { name: 'fantasy-round', path: ({ season, league }) => paths.fantasyRound(season, league, 1) },
  { name: 'fantasy-entrant', path: ({ season, league }) => paths.fantasyEntrant(season, league, 1) },
  ...historyTabs.map(({ id }) => ({ name: `history-${id}`, path: () => paths.history(id) })),
  { name: 'clubs', path: () => paths.clubs() },
  { name: 'club', path: ({ team }) => paths.club(team.club ?? '') },
  { name: 'season-club', path: ({ season, team }) => paths.seasonClub(season, team.club ?? '') },
  { name: 'players', path: () => paths.players() },
  { name: 'player', path: ({ player }) => paths.player(player) },
  { name: 'player-last-games', path: ({ player }) => paths.player(player, 'last-games') },
  { name: 'player-photos', path: ({ player }) => paths.player(player, 'photos') },
  ...venueScreens.map(({ slug: screen }) => ({
    name: `venue-${screen}`,
    path: ({ roundGame }: DemoSite) => paths.venueScreen(roundGame.venue?.slug ?? '', screen),
  })),
  ...gameScreens.flatMap(({ slug: screen }) => [
    { name: `game-${screen}`, path: ({ roundGame }: DemoSite) => paths.gameScreen(roundGame.address, screen) },
    {
      name: `playoff-game-${screen}`,
      path: ({ playoffGame }: DemoSite) => paths.gameScreen(playoffGame.address, screen),
    },
  ]),
];
