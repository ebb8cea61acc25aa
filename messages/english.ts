import about from './en/about.json';
import account from './en/account.json';
import application from './en/application.json';
import attendance from './en/attendance.json';
import auth from './en/auth.json';
import boxScore from './en/box-score.json';
import chart from './en/chart.json';
import club from './en/club.json';
import comparison from './en/comparison.json';
import competition from './en/competition.json';
import desk from './en/desk.json';
import documents from './en/documents.json';
import entity from './en/entity.json';
import errorPage from './en/error_page.json';
import fantasy from './en/fantasy.json';
import fantasyLeagues from './en/fantasy-leagues.json';
import fantasyPages from './en/fantasy-pages.json';
import fantasySquad from './en/fantasy-squad.json';
import gallery from './en/gallery.json';
import game from './en/game.json';
import gameHistory from './en/game-history.json';
import gameMedia from './en/game-media.json';
import gameReport from './en/game-report.json';
import gameStory from './en/game-story.json';
import graphics from './en/graphics.json';
import graphicsControl from './en/graphics-control.json';
import hiddenPerson from './en/hidden-person.json';
import history from './en/history.json';
import home from './en/home.json';
import layout from './en/layout.json';
import league from './en/league.json';
import leagueGames from './en/league-games.json';
import leagueRules from './en/league-rules.json';
import live from './en/live.json';
import mails from './en/mails.json';
import navigation from './en/navigation.json';
import news from './en/news.json';
import office from './en/office.json';
import officeAbout from './en/office-about.json';
import officeApplications from './en/office-applications.json';
import officeAudit from './en/office-audit.json';
import officeClaims from './en/office-claims.json';
import officeClub from './en/office-club.json';
import officeCompetition from './en/office-competition.json';
import officeContent from './en/office-content.json';
import officeData from './en/office-data.json';
import officeDocuments from './en/office-documents.json';
import officeFixtures from './en/office-fixtures.json';
import officeHosts from './en/office-hosts.json';
import officeLicences from './en/office-licences.json';
import officeOfficials from './en/office-officials.json';
import officePeople from './en/office-people.json';
import officePhases from './en/office-phases.json';
import officePhotos from './en/office-photos.json';
import officePlayoffs from './en/office-playoffs.json';
import officeRecords from './en/office-records.json';
import officeResults from './en/office-results.json';
import officeSite from './en/office-site.json';
import officeSuspensions from './en/office-suspensions.json';
import officeVideos from './en/office-videos.json';
import playByPlay from './en/play-by-play.json';
import player from './en/player.json';
import playerSeasons from './en/player-seasons.json';
import players from './en/players.json';
import playoff from './en/playoff.json';
import plays from './en/plays.json';
import positions from './en/positions.json';
import profile from './en/profile.json';
import push from './en/push.json';
import schedule from './en/schedule.json';
import scoreStrip from './en/score-strip.json';
import screens from './en/screens.json';
import search from './en/search.json';
import season from './en/season.json';
import setup from './en/setup.json';
import standings from './en/standings.json';
import statistics from './en/statistics.json';
import team from './en/team.json';
import teamStats from './en/team-stats.json';
import ui from './en/ui.json';
import venueScreens from './en/venue-screens.json';

/** The English texts give the keys of all languages. A new file of messages is a line here. */
export const english = {
  about,
  account,
  application,
  attendance,
  auth,
  'box-score': boxScore,
  chart,
  club,
  comparison,
  competition,
  desk,
  documents,
  entity,
  error_page: errorPage,
  fantasy,
  'fantasy-leagues': fantasyLeagues,
  'fantasy-pages': fantasyPages,
  'fantasy-squad': fantasySquad,
  gallery,
  game,
  'game-history': gameHistory,
  'game-media': gameMedia,
  'game-report': gameReport,
  'game-story': gameStory,
  graphics,
  'graphics-control': graphicsControl,
  'hidden-person': hiddenPerson,
  'venue-screens': venueScreens,
  history,
  home,
  layout,
  league,
  'league-games': leagueGames,
  'league-rules': leagueRules,
  live,
  mails,
  navigation,
  news,
  office,
  'office-applications': officeApplications,
  'office-audit': officeAudit,
  'office-claims': officeClaims,
  'office-club': officeClub,
  'office-content': officeContent,
  'office-data': officeData,
  'office-hosts': officeHosts,
  'office-about': officeAbout,
  'office-site': officeSite,
  'office-licences': officeLicences,
  'office-officials': officeOfficials,
  'office-people': officePeople,
  'office-phases': officePhases,
  'office-playoffs': officePlayoffs,
  'office-records': officeRecords,
  'office-results': officeResults,
  'office-suspensions': officeSuspensions,
  'office-documents': officeDocuments,
  'office-photos': officePhotos,
  'office-videos': officeVideos,
  'office-competition': officeCompetition,
  'office-fixtures': officeFixtures,
  'play-by-play': playByPlay,
  player,
  'player-seasons': playerSeasons,
  players,
  playoff,
  plays,
  positions,
  profile,
  push,
  schedule,
  'score-strip': scoreStrip,
  screens,
  search,
  season,
  setup,
  standings,
  statistics,
  team,
  'team-stats': teamStats,
  ui,
};

export type Messages = typeof english;
export type Namespace = keyof Messages;

export const namespaces = Object.keys(english) as Namespace[];
