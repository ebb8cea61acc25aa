import { loadTexts } from '#lib/i18n/load-texts.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const namespaces = ['box-score', 'entity', 'game', 'game-report', 'game-story', 'statistics', 'team-stats'] as const;

/** The texts of a printed game in one language, by namespace. */
export type PrintedTexts = Awaited<ReturnType<typeof loadPrintedTexts>>;

/** Loads the texts of a printed game in one language. */
export const loadPrintedTexts = (locale: Locale) => loadTexts(locale, namespaces);
