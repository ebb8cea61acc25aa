import { addDays } from '#lib/calendar-day.ts';
import features from '#server/demo/world/content/features.json' with { type: 'json' };
import { writeDay } from '#server/demo/world/fill-in.ts';
import type { WorldNews } from '#server/demo/world/publication-types.ts';
import { leaguePalette, scenePalette } from '#server/demo/world/scene-palette.ts';
import type { WorldSeason } from '#server/demo/world/types.ts';
import { composeArticle } from './article.ts';
import type { Newsroom } from './newsroom.ts';

const source = { palette: scenePalette(leaguePalette) };

/** Feature articles of the league: how the title is decided, and who keeps the statistics. */
export function writeLeagueFeatures({ season, league }: Newsroom): WorldNews[] {
  const first = league.phases[0]?.rounds[0]?.startsOn;
  if (!first) return [];
  const base = { source, subjects: [{ noun: 'league' as const, id: league.id }] };
  const { guide, table } = features;
  return [
    composeArticle({
      ...base,
      name: `guide/${season.slug}`,
      texts: guide,
      author: guide.author,
      scene: 'court',
      valuesIn: (locale) => ({ season: season.name, date: writeDay(first, locale) }),
      publishedAt: `${addDays(first, -5)}T08:30:00.000Z`,
    }),
    composeArticle({
      ...base,
      name: `table/${season.slug}`,
      texts: table,
      author: table.author,
      scene: 'board',
      valuesIn: () => ({}),
      publishedAt: `${addDays(first, 17)}T09:00:00.000Z`,
    }),
  ];
}

/** Feature articles of the club site; not all are translated. */
export function writeClubFeatures(now: string, seasons: readonly WorldSeason[], club: string): WorldNews[] {
  const season = seasons.at(-1);
  if (!season) return [];
  const { hall, school } = features;
  const base = { source, subjects: [{ noun: 'club' as const, id: club }], valuesIn: () => ({ season: season.name }) };
  return [
    composeArticle({
      ...base,
      name: `hall/${season.slug}`,
      texts: hall,
      author: hall.author,
      scene: 'hall',
      publishedAt: `${addDays(season.startsOn, 4)}T10:00:00.000Z`,
    }),
    composeArticle({
      ...base,
      name: `school/${season.slug}`,
      texts: school,
      author: school.author,
      scene: 'huddle',
      publishedAt: `${addDays(season.startsOn, 9)}T10:00:00.000Z`,
    }),
  ].filter(({ publishedAt }) => publishedAt <= now);
}
