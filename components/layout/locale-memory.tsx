import { saveLocaleScript } from '#lib/i18n/save-locale.ts';

/** Remembers the language that a visitor picks, from the first moment of a page. */
export function LocaleMemory() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script dangerouslySetInnerHTML={{ __html: saveLocaleScript }} />;
}
