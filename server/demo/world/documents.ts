import { isLocale } from '#lib/i18n/locales.ts';
import documentsData from './content/documents.json' with { type: 'json' };
import { writePdf } from './documents/write-pdf.ts';
import { fillIn, writeDay } from './fill-in.ts';
import { idOf } from './identity.ts';
import type { WorldDocument } from './publication-types.ts';
import type { SeasonDates } from './season/season-dates.ts';
import type { WorldSeason } from './types.ts';

type Sheet = (typeof documentsData.documents)[number];

function isCategory(value: string): value is keyof typeof documentsData.categories {
  return value in documentsData.categories;
}

const isOfSeason = ({ lines }: Sheet) => lines.some((line) => line.includes('{'));

/** Builds the documents of the current and previous season, for the league or its club. */
export function buildDocuments(
  owner: 'league' | 'club',
  dates: readonly SeasonDates[],
  seasons: readonly WorldSeason[],
): WorldDocument[] {
  const sheets = documentsData.documents.filter((document) => document.owner === owner);
  const [before, running] = dates.slice(-2);
  if (!before || !running) return [];
  const idOfSeason = ({ slug }: SeasonDates) => seasons.find((season) => season.slug === slug)?.id ?? null;
  return [
    ...sheets.map((sheet) => build(sheet, running, isOfSeason(sheet) ? idOfSeason(running) : null, sheet.slug)),
    ...sheets
      .filter(isOfSeason)
      .map((sheet) => build(sheet, before, idOfSeason(before), `${sheet.slug}-${before.slug}`)),
  ].map((document, order) => ({ ...document, order }));
}

function build(sheet: Sheet, dates: SeasonDates, seasonId: string | null, slug: string): Omit<WorldDocument, 'order'> {
  const { owner, category, language, title, lines, format } = sheet;
  if (!isCategory(category)) throw new Error(`documents.json: ${slug} has the unknown category ${category}.`);
  if (!isLocale(language)) throw new Error(`documents.json: ${slug} has the unknown language ${language}.`);
  const values = {
    season: dates.name,
    roundRows: dates.rounds.map((saturday, index) => `${index + 1};${saturday}`).join('\n'),
    playoffs: writeDay(dates.playoffsFrom, language),
  };
  const text = fillIn(lines.join('\n'), values);
  const isPdf = format === 'pdf';
  return {
    id: idOf(`document/${owner}/${slug}`),
    slug,
    title: Object.fromEntries(Object.entries(title).map(([key, text]) => [key, fillIn(text, values)])),
    category: documentsData.categories[category],
    seasonId,
    language,
    fileName: `${slug}.${format}`,
    contentType: isPdf ? 'application/pdf' : 'text/csv; charset=utf-8',
    content: isPdf ? writePdf(text.split('\n')) : Buffer.from(`${text}\n`),
    publishedAt: `${dates.rosterFrom}T08:00:00.000Z`,
  };
}
