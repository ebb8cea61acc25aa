import { positions } from '#lib/api/contract/player.ts';
import type { WebsiteConfig } from '#lib/api/contract/website.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import en from '#messages/en/positions.json' with { type: 'json' };
import es from '#messages/es/positions.json' with { type: 'json' };
import fr from '#messages/fr/positions.json' with { type: 'json' };
import ru from '#messages/ru/positions.json' with { type: 'json' };
import sl from '#messages/sl/positions.json' with { type: 'json' };
import sr from '#messages/sr/positions.json' with { type: 'json' };

const names = { en, es, fr, ru, sl, sr } satisfies Record<Locale, object>;

/** Lists the player positions, from guards to centres, with their names in a language. */
export function playerPositions(locale: Locale): WebsiteConfig['playerPositions'] {
  return positions.map((id) => ({ id, name: names[locale][id].name, shortName: names[locale][id].short }));
}
