import type { Locale } from '#lib/i18n/locales.ts';
import en from '#messages/en/hidden-person.json' with { type: 'json' };
import es from '#messages/es/hidden-person.json' with { type: 'json' };
import fr from '#messages/fr/hidden-person.json' with { type: 'json' };
import ru from '#messages/ru/hidden-person.json' with { type: 'json' };
import sl from '#messages/sl/hidden-person.json' with { type: 'json' };
import sr from '#messages/sr/hidden-person.json' with { type: 'json' };

const texts = { en, es, fr, ru, sl, sr } satisfies Record<Locale, object>;

/** Returns what stands for a hidden name: the number, or that the name is withheld. */
export function hiddenName(locale: Locale, number: string | null): string {
  const { numbered, withheld } = texts[locale];
  return number === null ? withheld : numbered.replace('{number}', number);
}
