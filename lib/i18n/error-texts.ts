import en from '#messages/en/error_page.json' with { type: 'json' };
import es from '#messages/es/error_page.json' with { type: 'json' };
import fr from '#messages/fr/error_page.json' with { type: 'json' };
import ru from '#messages/ru/error_page.json' with { type: 'json' };
import sl from '#messages/sl/error_page.json' with { type: 'json' };
import sr from '#messages/sr/error_page.json' with { type: 'json' };
import type { Locale } from './locales.ts';

const texts = { en, sr, sl, es, fr, ru } satisfies Record<Locale, typeof en>;

/** Returns the messages of the error page, for the server. */
export function errorTexts(locale: Locale): typeof en {
  return texts[locale];
}
