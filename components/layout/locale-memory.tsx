import { saveLocaleScript } from '#lib/i18n/save-locale-script.ts';

/** Remembers the language that a visitor picks before the code of the page is there; the menu does it from then on. */
export function LocaleMemory() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script dangerouslySetInnerHTML={{ __html: saveLocaleScript }} />;
}
