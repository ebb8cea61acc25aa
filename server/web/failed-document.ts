import { errorTexts } from '#lib/i18n/error-texts.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';

const style =
  ':root{color-scheme:light dark;font:1.125rem/1.5 Arial,sans-serif}body{max-width:40rem;margin:0 auto;padding:4rem 1.5rem}' +
  'h1{margin:0;font-size:3rem;line-height:1.1}a{display:inline-block;padding:.5rem 0;margin-inline-end:1.5rem}';

/** The page for a failure (status 500), whole without scripts, styles or anything else that would have to be fetched. */
export function failedDocument(locale: Locale): string {
  const text = errorTexts(locale);
  return (
    `<!DOCTYPE html><html lang="${languageTag(locale)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${text.ooops}</title><style>${style}</style></head><body><main><p>500</p><h1>${text.ooops}</h1>` +
    `<p>${text.went_wrong}</p><p><a href="">${text.retry}</a><a href="${withLocale(locale, '/')}">${text.back_to_home}</a></p>` +
    `</main></body></html>`
  );
}
