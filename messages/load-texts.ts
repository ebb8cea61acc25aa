import type { Locale } from '#lib/api/contract/locales.ts';
import type { Messages } from './english.ts';

type JsonFile = Promise<{ default: unknown }>;

/** What a browser may ask for after a page is there; each is a file of its own then. */
const files = {
  'box-score': (locale: Locale): JsonFile => import(`./${locale}/box-score.json`),
  chart: (locale: Locale): JsonFile => import(`./${locale}/chart.json`),
  entity: (locale: Locale): JsonFile => import(`./${locale}/entity.json`),
  fantasy: (locale: Locale): JsonFile => import(`./${locale}/fantasy.json`),
  'fantasy-leagues': (locale: Locale): JsonFile => import(`./${locale}/fantasy-leagues.json`),
  'fantasy-pages': (locale: Locale): JsonFile => import(`./${locale}/fantasy-pages.json`),
  'fantasy-squad': (locale: Locale): JsonFile => import(`./${locale}/fantasy-squad.json`),
  live: (locale: Locale): JsonFile => import(`./${locale}/live.json`),
  'play-by-play': (locale: Locale): JsonFile => import(`./${locale}/play-by-play.json`),
  plays: (locale: Locale): JsonFile => import(`./${locale}/plays.json`),
  positions: (locale: Locale): JsonFile => import(`./${locale}/positions.json`),
  profile: (locale: Locale): JsonFile => import(`./${locale}/profile.json`),
  schedule: (locale: Locale): JsonFile => import(`./${locale}/schedule.json`),
  search: (locale: Locale): JsonFile => import(`./${locale}/search.json`),
  player: (locale: Locale): JsonFile => import(`./${locale}/player.json`),
  standings: (locale: Locale): JsonFile => import(`./${locale}/standings.json`),
  statistics: (locale: Locale): JsonFile => import(`./${locale}/statistics.json`),
  'team-stats': (locale: Locale): JsonFile => import(`./${locale}/team-stats.json`),
  ui: (locale: Locale): JsonFile => import(`./${locale}/ui.json`),
};

export type BrowserNamespace = keyof typeof files;

/** The texts of some namespaces in a language, for what is drawn in the browser alone. */
export async function loadTexts(locale: Locale, namespaces: readonly BrowserNamespace[]): Promise<Partial<Messages>> {
  const loaded = await Promise.all(
    namespaces.map(async (namespace) => [namespace, (await files[namespace](locale)).default]),
  );
  return Object.fromEntries(loaded);
}
