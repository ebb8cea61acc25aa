import type { LeagueHistory } from './build-league-seasons.ts';
import { featuredClub } from './clubs.ts';
import { buildDocuments } from './documents.ts';
import { writeClubFeatures } from './news/features.ts';
import type { WorldNews } from './publication-types.ts';
import { clubId } from './season/team.ts';
import { buildSponsors } from './sponsors.ts';
import { clubTenant } from './tenants.ts';
import type { World, WorldGame, WorldLeague } from './types.ts';

const seasonsShown = 2;

/** Only the scores of other clubs' games are known here. */
function withoutLog(game: WorldGame): WorldGame {
  const unknown = { ...game, simulation: null, liveUntil: null, script: null };
  return game.state === 'live' ? { ...unknown, state: 'scheduled' } : { ...unknown, attendance: null, officials: [] };
}

function seenByClub(league: WorldLeague, club: string): { league: WorldLeague; own: Set<string> } {
  const team = league.teams.find((one) => one.clubId === club)?.id ?? '';
  const own = new Set([team, league.id]);
  const phases = league.phases.map((phase) => ({
    ...phase,
    games: phase.games.map((game) => {
      if (game.homeTeamId !== team && game.awayTeamId !== team) return withoutLog(game);
      own.add(game.id);
      return game.state === 'live' ? game : { ...game, script: null };
    }),
  }));
  return { league: { ...league, phases }, own };
}

function concerns(article: WorldNews, own: ReadonlySet<string>): boolean {
  return article.subjects.some(({ id }) => own.has(id));
}

/**
 * Builds the second tenant: the site of one of the league's clubs. It has the full standings of two seasons, but logs
 * only of the club's own games.
 */
export function buildClubWorld(history: LeagueHistory, league: World): World {
  const sheet = history.clubs.find(({ key }) => key === featuredClub);
  if (!sheet) throw new Error(`clubs.json: the league has no club ${featuredClub}.`);
  const id = clubId(sheet.key);
  const seen = league.seasons.slice(-seasonsShown).map((season) => {
    const entered = season.leagues.filter(({ teams }) => teams.some((team) => team.clubId === id));
    const leagues = entered.map((one) => seenByClub(one, id));
    return {
      season: { ...season, leagues: leagues.map((one) => one.league) },
      own: leagues.flatMap((one) => [...one.own]),
    };
  });
  const seasons = seen.map(({ season }) => season);
  const own = new Set([...seen.flatMap((one) => one.own), ...seasons.map((season) => season.id), id]);
  const members = new Set(
    seasons.flatMap(({ leagues }) =>
      leagues.flatMap(({ teams }) => teams.flatMap(({ memberships }) => memberships.map(({ personId }) => personId))),
    ),
  );
  const news = [
    ...league.news.filter((article) => concerns(article, own)),
    ...writeClubFeatures(history.now, seasons, id),
  ];
  return {
    ...league,
    tenant: clubTenant(sheet),
    people: league.people.filter((person) => members.has(person.id)),
    seasons,
    news,
    galleries: league.galleries
      .filter(({ clubId: club, gameId }) => club === id || (gameId !== null && own.has(gameId)))
      .map((gallery) => ({ ...gallery, newsId: news.find((article) => article.id === gallery.newsId)?.id ?? null })),
    documents: buildDocuments('club', history.dates, seasons),
    sponsors: buildSponsors(5, 3),
  };
}
