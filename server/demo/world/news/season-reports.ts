import { addDays } from '#lib/calendar-day.ts';
import { writeDay } from '#server/demo/world/fill-in.ts';
import type { WorldNews } from '#server/demo/world/publication-types.ts';
import { leaguePalette, scenePalette } from '#server/demo/world/scene-palette.ts';
import { writeArticle } from './article.ts';
import {
  hoursAfter,
  isPlayed,
  type Newsroom,
  newsTeamName,
  sourceOf,
  writeGame,
  writeList,
  writeScore,
} from './newsroom.ts';

/** The title, once the final is over. */
export function reportChampion(room: Newsroom): WorldNews[] {
  const { season, league } = room;
  const playoff = league.phases.find(({ kind }) => kind === 'playoff');
  const duelOf = (slug: string) =>
    playoff?.playoffRounds.flatMap(({ duels }) => duels).find((duel) => duel.slug === slug);
  const gamesOf = (slug: string) =>
    (playoff?.games ?? []).filter(({ duelId }) => duelId === duelOf(slug)?.id).filter(isPlayed);
  const finals = gamesOf('final');
  const last = finals.at(-1);
  const team = league.championTeamId;
  if (!last || !team) return [];
  const wins = finals.filter(({ result, homeTeamId }) => result.home > result.away === (homeTeamId === team)).length;
  const third = gamesOf('third-place')[0];
  return [
    writeArticle({
      kind: 'champion',
      key: season.slug,
      valuesIn: (locale) => ({
        team: newsTeamName(room, team, locale),
        season: season.name,
        series: writeScore(wins, finals.length - wins),
        last: writeGame(room, last, locale),
        results: writeList(finals.map((game) => writeGame(room, game, locale))),
        third: third ? writeGame(room, third, locale) : '',
      }),
      scene: 'joy',
      source: sourceOf(
        room,
        last.homeTeamId === team ? last : { ...last, homeTeamId: team, awayTeamId: last.homeTeamId, result: null },
      ),
      publishedAt: hoursAfter(last.tipOffAt, 2.5),
      subjects: [
        { noun: 'season', id: season.id },
        { noun: 'league', id: league.id },
        { noun: 'game', id: last.id },
        { noun: 'team', id: team },
      ],
    }),
  ];
}

/** The first round, announced two weeks before. */
export function reportOpening(room: Newsroom): WorldNews[] {
  const { season, league } = room;
  const [regular] = league.phases;
  const round = regular?.rounds[0];
  if (!regular || !round) return [];
  const games = regular.games.filter(({ roundId }) => roundId === round.id);
  return [
    writeArticle({
      kind: 'opening',
      key: season.slug,
      valuesIn: (locale) => ({
        season: season.name,
        date: writeDay(round.startsOn, locale),
        results: writeList(games.map((game) => writeGame(room, { ...game, result: null }, locale))),
      }),
      scene: 'court',
      source: { palette: scenePalette(leaguePalette) },
      publishedAt: `${addDays(round.startsOn, -14)}T09:00:00.000Z`,
      subjects: [{ noun: 'league', id: league.id }],
    }),
  ];
}
