import type { Call } from '#lib/api/contract/call.ts';
import { type GameSummary, listLeagueGames } from '#lib/api/contract/game.ts';
import { listPlayerSeasons } from '#lib/api/contract/league-players.ts';
import { listNews } from '#lib/api/contract/news.ts';
import { listSeasons } from '#lib/api/contract/season.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { type RequestInput, request } from '#lib/api/request.ts';

/** What a test or a picture needs of the demo league: its dates move with the calendar. */
export interface DemoSite {
  season: string;
  league: string;
  pastSeason: string;
  /** Played to its end in a round of the running season, with its whole log or scoresheet. */
  roundGame: GameSummary;
  /** The same in the playoffs of the last season. */
  playoffGame: GameSummary;
  /** Not played yet. */
  comingGame: GameSummary;
  team: TeamRef;
  /** Slug of its best scorer. */
  player: string;
  /** The opponents in `roundGame`, and their best scorer. */
  otherTeam: string;
  otherPlayer: string;
  /** Slug of the latest news. */
  article: string;
}

export async function findDemoSite(origin: string): Promise<DemoSite> {
  const ask = <C extends Call>(call: C, input: RequestInput<C>) => request(call, input, { apiUrl: origin });
  const { seasons } = await ask(listSeasons, { params: {}, query: { locale: 'en' } });
  const [running, past] = seasons;
  const league = running?.leagues.find(({ kind }) => kind === 'league')?.slug;
  if (!running || !past || !league) throw new Error(`The site at ${origin} does not show the demo.`);
  const gamesOf = async (season: string) => {
    const params = { season, league };
    return (await ask(listLeagueGames, { params, query: { locale: 'en', limit: 500 } })).items;
  };
  const [games, pastGames] = await Promise.all([gamesOf(running.slug), gamesOf(past.slug)]);
  const { players } = await ask(listPlayerSeasons, { params: { season: running.slug, league }, query: {} });
  const roundGame = oneOf(games, (game) => hasPlayers(game) && game.state === 'final');
  const { home: team, away: otherTeam } = roundGame;
  const bestOf = (id: string | undefined) => players.find((season) => season.team.id === id)?.player.slug;
  const [player, otherPlayer] = [bestOf(team?.id), bestOf(otherTeam?.id)];
  if (!team || !player || !otherTeam || !otherPlayer) throw new Error('The demo has no such player.');
  const [article] = (await ask(listNews, { params: {}, query: { limit: 1 } })).items;
  if (!article) throw new Error('The demo has no news.');
  return {
    team,
    player,
    otherTeam: otherTeam.slug,
    otherPlayer,
    article: article.slug,
    season: running.slug,
    league,
    pastSeason: past.slug,
    roundGame,
    playoffGame: oneOf(pastGames, (game) => game.address.kind === 'playoff' && hasPlayers(game)),
    comingGame: oneOf(games, ({ state }) => state === 'scheduled'),
  };
}

/** A log in the usual demo, a scoresheet in the one on paper. */
const hasPlayers = ({ coverage }: GameSummary) => coverage === 'log' || coverage === 'scoresheet';

function oneOf(games: readonly GameSummary[], fits: (game: GameSummary) => boolean): GameSummary {
  const found = games.find(fits);
  if (!found) throw new Error('The demo has no such game.');
  return found;
}
