import type { Locale } from '#lib/i18n/locales.ts';
import competition from './competition.json' with { type: 'json' };
import content from './content.json' with { type: 'json' };
import fantasy from './fantasy.json' with { type: 'json' };
import game from './game.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import staff from './staff.json' with { type: 'json' };

/** The sentences of refusals by their English pattern, in all other languages. */
export const texts: Record<string, Record<Exclude<Locale, 'en'>, string>> = {
  ...competition,
  ...content,
  ...fantasy,
  ...game,
  ...people,
  ...staff,
};
