import documentsData from './content/documents.json' with { type: 'json' };
import { fillIn, writeDay } from './fill-in.ts';
import { idOf } from './identity.ts';
import type { WorldDocument } from './publication-types.ts';
import type { SeasonDates } from './season/season-dates.ts';

function isCategory(value: string): value is keyof typeof documentsData.categories {
  return value in documentsData.categories;
}

/** Papers of the running season as Markdown files, for the league or for its club. */
export function buildDocuments(owner: 'league' | 'club', dates: SeasonDates): WorldDocument[] {
  const locale = owner === 'league' ? 'en' : 'sr';
  const values = {
    season: dates.name,
    rounds: dates.rounds.map((saturday, index) => `${index + 1}. ${writeDay(saturday, locale)}`).join('\n'),
    playoffs: writeDay(dates.playoffsFrom, locale),
  };
  return documentsData.documents
    .filter((document) => document.owner === owner)
    .map(({ slug, category, title, lines }, order) => {
      if (!isCategory(category)) throw new Error(`documents.json: ${slug} has the unknown category ${category}.`);
      return {
        id: idOf(`document/${owner}/${slug}`),
        slug,
        title: Object.fromEntries(Object.entries(title).map(([key, text]) => [key, fillIn(text, values)])),
        category: documentsData.categories[category],
        fileName: `${slug}.md`,
        contentType: 'text/markdown; charset=utf-8',
        content: `${fillIn(lines.join('\n'), values)}\n`,
        publishedAt: `${dates.rosterFrom}T08:00:00.000Z`,
        order,
      };
    });
}
