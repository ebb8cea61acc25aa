import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { inScript } from '#lib/i18n/in-script.ts';
import { slugOf } from '#server/league/names/slug.ts';
import { drawClubCrest } from './art/crest.ts';
import type { ClubSheet } from './clubs.ts';
import aboutTexts from './content/club-about.json' with { type: 'json' };
import { fillInAll } from './fill-in.ts';
import { idOf } from './identity.ts';
import { clubId } from './season/team.ts';
import type { WorldClub, WorldVenue } from './types.ts';

/** Builds the venue of a club. */
export function buildVenue({ key, city, country, venue }: ClubSheet): WorldVenue {
  return { id: idOf(`venue/${key}`), slug: slugOf(venue.name), city, country, ...venue };
}

/** Builds a club with its crest. */
export function buildClub(sheet: ClubSheet, venue: WorldVenue): WorldClub {
  const { key, name, ru, shortName, code, city, country, founded, primary, secondary } = sheet;
  return {
    id: clubId(key),
    slug: slugOf(name),
    name,
    names: { ru },
    shortName,
    code,
    city,
    country,
    founded,
    venueId: venue.id,
    colors: { primary, secondary },
    crest: drawClubCrest(sheet),
    website: `https://${slugOf(shortName)}.example`,
    about: fillInAll(aboutTexts, (locale) => ({
      year: founded,
      venue: inScript(locale, venue.name),
      capacity: formatInteger(locale, venue.capacity),
    })),
  };
}
