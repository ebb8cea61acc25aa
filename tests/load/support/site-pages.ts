import type { GameSummary } from '#lib/api/contract/game.ts';
import { paths } from '#lib/paths.ts';

const localized = (path: string) => `/en${path === '/' ? '' : path}`;

/** The name in the first address of that kind on a list page: `players` on the page of the players. */
async function firstListed(origin: string, list: string, kind: string): Promise<string> {
  const html = await fetch(`${origin}${localized(list)}`).then((answer) => answer.text());
  const name = new RegExp(`href="/en/${kind}/([a-z0-9][a-z0-9-]*)"`).exec(html)?.[1];
  if (!name) throw new Error(`${origin}${localized(list)} links to no address of ${kind}; start the site with the demo.`);
  return name;
}

/** An address of every kind of page by its name; the game is one that has been played to its end. */
export async function sitePages(origin: string): Promise<Record<string, string>> {
  const read = (path: string) => fetch(`${origin}/api/v2/website${path}`).then((answer) => answer.json());
  const { items }: { items: GameSummary[] } = await read('/games?when=finished&limit=50');
  const played = items.find(({ address, coverage }) => address.kind === 'round' && coverage === 'log');
  if (!played?.home) throw new Error(`${origin} has no finished game with a log; start the site with the demo.`);
  const { address, home } = played;
  const { season, league } = address;
  const player = await firstListed(origin, paths.players(), 'players');
  const pages = {
    home: paths.home(),
    news: paths.news(),
    article: paths.article(await firstListed(origin, paths.news(), 'news')),
    documents: paths.documents(),
    schedule: paths.schedule(),
    seasons: paths.seasons(),
    season: paths.season(season),
    standings: paths.league(season, league),
    'best players': paths.league(season, league, 'best-players'),
    "players' statistics": paths.league(season, league, 'players-stats'),
    calendar: paths.league(season, league, 'calendar'),
    'all games': paths.league(season, league, 'all-games'),
    playoff: paths.league(season, league, 'playoff'),
    team: paths.team(season, league, home.slug),
    roster: paths.team(season, league, home.slug, 'roster'),
    'games of a team': paths.team(season, league, home.slug, 'games'),
    clubs: paths.clubs(),
    club: paths.club(await firstListed(origin, paths.clubs(), 'clubs')),
    players: paths.players(),
    player: paths.player(player),
    'games of a player': paths.player(player, 'last-games'),
    records: paths.history(),
    'all-time leaders': paths.history('leaders'),
    'records of a game': paths.history('game-records'),
    game: paths.game(address),
    "game, players' statistics": paths.game(address, 'player-stats'),
    'game, play by play': paths.game(address, 'play-by-play'),
    'game, standings': paths.game(address, 'table'),
    'game, history': paths.game(address, 'history'),
  };
  return Object.fromEntries(Object.entries(pages).map(([name, path]) => [name, localized(path)]));
}
