import about from '#messages/en/about.json';
import application from '#messages/en/application.json';
import boxScore from '#messages/en/box-score.json';
import chart from '#messages/en/chart.json';
import club from '#messages/en/club.json';
import common from '#messages/en/common.json';
import competition from '#messages/en/competition.json';
import desk from '#messages/en/desk.json';
import documents from '#messages/en/documents.json';
import entity from '#messages/en/entity.json';
import errorPage from '#messages/en/error_page.json';
import fantasy from '#messages/en/fantasy.json';
import gallery from '#messages/en/gallery.json';
import game from '#messages/en/game.json';
import gameHistory from '#messages/en/game-history.json';
import gameReport from '#messages/en/game-report.json';
import graphics from '#messages/en/graphics.json';
import graphicsControl from '#messages/en/graphics-control.json';
import hallScreens from '#messages/en/hall-screens.json';
import history from '#messages/en/history.json';
import home from '#messages/en/home.json';
import layout from '#messages/en/layout.json';
import leaders from '#messages/en/leaders.json';
import league from '#messages/en/league.json';
import leagueGames from '#messages/en/league-games.json';
import leagueRules from '#messages/en/league-rules.json';
import live from '#messages/en/live.json';
import metadata from '#messages/en/metadata.json';
import navigation from '#messages/en/navigation.json';
import news from '#messages/en/news.json';
import playByPlay from '#messages/en/play-by-play.json';
import player from '#messages/en/player.json';
import playerSeasons from '#messages/en/player-seasons.json';
import players from '#messages/en/players.json';
import playoff from '#messages/en/playoff.json';
import plays from '#messages/en/plays.json';
import positions from '#messages/en/positions.json';
import registration from '#messages/en/registration.json';
import schedule from '#messages/en/schedule.json';
import screens from '#messages/en/screens.json';
import search from '#messages/en/search.json';
import season from '#messages/en/season.json';
import standings from '#messages/en/standings.json';
import statistics from '#messages/en/statistics.json';
import team from '#messages/en/team.json';
import teamStats from '#messages/en/team-stats.json';
import ui from '#messages/en/ui.json';
import unknownHost from '#messages/en/unknown-host.json';

/** English messages define the keys of all languages. List new message files here. */
export const english = {
  application,
  'box-score': boxScore,
  fantasy,
  game,
  'game-history': gameHistory,
  'game-report': gameReport,
  'play-by-play': playByPlay,
  'team-stats': teamStats,
  about,
  chart,
  club,
  common,
  competition,
  desk,
  documents,
  entity,
  error_page: errorPage,
  gallery,
  graphics,
  'graphics-control': graphicsControl,
  'hall-screens': hallScreens,
  history,
  home,
  layout,
  league,
  'league-games': leagueGames,
  'league-rules': leagueRules,
  leaders,
  live,
  metadata,
  navigation,
  news,
  player,
  'player-seasons': playerSeasons,
  players,
  playoff,
  plays,
  positions,
  registration,
  schedule,
  screens,
  search,
  season,
  standings,
  statistics,
  team,
  ui,
  'unknown-host': unknownHost,
};

export type Messages = typeof english;
export type Namespace = keyof Messages;

export const namespaces = Object.keys(english) as Namespace[];
