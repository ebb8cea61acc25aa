import type { Locale } from '#lib/api/contract/locales.ts';
import type { Messages } from './english.ts';

/** The texts of the score strip, which every page loads: apart from `load-texts.ts`, whose table of files weighs more than they do. */
export async function loadScoreStripTexts(locale: Locale): Promise<Messages['score-strip']> {
  return (await import(`./${locale}/score-strip.json`)).default;
}
