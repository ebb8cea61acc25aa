import { formatDecimal } from '#lib/i18n/format/numbers.ts';
import { itemAt } from '#server/demo/simulate/random.ts';
import type { SceneKind } from '#server/demo/world/art/scenes.ts';
import type { WorldNews } from '#server/demo/world/publication-types.ts';
import type { WorldRound } from '#server/demo/world/types.ts';
import { writeArticle } from './article.ts';
import {
  hoursAfter,
  isPlayed,
  type Newsroom,
  newsTeamName,
  type PlayedGame,
  sourceOf,
  writeGame,
  writeList,
  writeName,
  writePeriods,
  writeScore,
  writeScorer,
} from './newsroom.ts';

const covers: readonly SceneKind[] = ['board', 'shot', 'duel', 'layup', 'rebound', 'hall', 'dunk', 'court'];
const stars: readonly SceneKind[] = ['dunk', 'ball', 'joy', 'shot'];

const margin = ({ result }: PlayedGame) => Math.abs(result.home - result.away);
const points = ({ result }: PlayedGame) => result.home + result.away;
const best = (games: readonly PlayedGame[], value: (game: PlayedGame) => number) =>
  games.reduce((leading, game) => (value(game) > value(leading) ? game : leading));

function report(room: Newsroom, round: WorldRound, games: readonly PlayedGame[]): WorldNews {
  const { season, league } = room;
  const last = best(games, ({ tipOffAt }) => Date.parse(tipOffAt));
  const scorers = games
    .flatMap(({ result, homeTeamId, awayTeamId }) => [
      { scorer: result.topScorers.home, team: homeTeamId },
      { scorer: result.topScorers.away, team: awayTeamId },
    ])
    .sort((a, b) => (b.scorer?.points ?? 0) - (a.scorer?.points ?? 0))
    .slice(0, 3);
  return writeArticle({
    kind: 'round',
    key: `${season.slug}/${round.number}`,
    valuesIn: (locale) => ({
      round: round.number,
      season: season.name,
      highest: writeGame(room, best(games, points), locale),
      closest: writeGame(
        room,
        best(games, (game) => -margin(game)),
        locale,
      ),
      results: writeList(games.map((game) => writeGame(room, game, locale))),
      games: games.length,
      homeWins: games.filter(({ result }) => result.home > result.away).length,
      average: formatDecimal(locale, games.reduce((sum, game) => sum + points(game), 0) / games.length),
      scorers: writeList(scorers.map(({ scorer, team }) => writeScorer(room, scorer, team, locale))),
    }),
    scene: itemAt(covers, round.number % covers.length),
    source: sourceOf(room, best(games, points)),
    publishedAt: hoursAfter(last.tipOffAt, 3.2),
    subjects: [{ noun: 'league', id: league.id }, ...games.map(({ id }) => ({ noun: 'game' as const, id }))],
  });
}

function starOfRound(room: Newsroom, round: WorldRound, games: readonly PlayedGame[]): WorldNews | null {
  const winners = games.flatMap((game) => {
    const side = game.result.home > game.result.away ? ('home' as const) : ('away' as const);
    const scorer = game.result.topScorers[side];
    return scorer ? [{ game, scorer, teamId: side === 'home' ? game.homeTeamId : game.awayTeamId }] : [];
  });
  const star = winners.sort((a, b) => b.scorer.points - a.scorer.points)[0];
  if (!star || star.scorer.points < 26) return null;
  const { game, scorer, teamId } = star;
  const opponent = teamId === game.homeTeamId ? game.awayTeamId : game.homeTeamId;
  return writeArticle({
    kind: 'performance',
    key: game.id,
    valuesIn: (locale) => ({
      round: round.number,
      name: writeName(room, scorer.person, locale),
      points: scorer.points,
      team: newsTeamName(room, teamId, locale),
      opponent: newsTeamName(room, opponent, locale),
      home: newsTeamName(room, game.homeTeamId, locale),
      away: newsTeamName(room, game.awayTeamId, locale),
      score: writeScore(game.result.home, game.result.away),
      periods: writePeriods(game.result),
    }),
    scene: itemAt(stars, round.number % stars.length),
    source: sourceOf(room, game),
    publishedAt: hoursAfter(game.tipOffAt, 17),
    subjects: [
      { noun: 'person', id: scorer.person },
      { noun: 'team', id: teamId },
      { noun: 'game', id: game.id },
    ],
  });
}

function overtime(room: Newsroom, round: WorldRound, game: PlayedGame): WorldNews {
  const venue = room.venues.get(game.venueId);
  const { result } = game;
  const regular = result.periods.filter(({ period }) => period <= 4).reduce((sum, { home }) => sum + home, 0);
  return writeArticle({
    kind: 'overtime',
    key: game.id,
    valuesIn: (locale) => ({
      round: round.number,
      home: newsTeamName(room, game.homeTeamId, locale),
      away: newsTeamName(room, game.awayTeamId, locale),
      score: writeScore(result.home, result.away),
      regular: writeScore(regular, regular),
      venue: venue?.name ?? '',
      city: venue?.city ?? '',
      periods: writePeriods(result),
      homeScorer: writeScorer(room, result.topScorers.home, game.homeTeamId, locale),
      awayScorer: writeScorer(room, result.topScorers.away, game.awayTeamId, locale),
    }),
    scene: 'board',
    source: sourceOf(room, game),
    publishedAt: hoursAfter(game.tipOffAt, 2.6),
    subjects: [
      { noun: 'game', id: game.id },
      { noun: 'team', id: game.homeTeamId },
      { noun: 'team', id: game.awayTeamId },
    ],
  });
}

/** For every round that is over: results, the best scorer of a winning team, and each overtime. */
export function reportRounds(room: Newsroom): WorldNews[] {
  const [regular] = room.league.phases;
  return (regular?.rounds ?? []).flatMap((round) => {
    const all = (regular?.games ?? []).filter(({ roundId }) => roundId === round.id);
    const played = all.filter(isPlayed);
    const extra = played.filter(({ result }) => result.overtimes > 0).map((game) => overtime(room, round, game));
    if (played.length === 0 || all.some(({ state }) => state === 'scheduled' || state === 'live')) return extra;
    const star = starOfRound(room, round, played);
    return [report(room, round, played), ...(star ? [star] : []), ...extra];
  });
}
