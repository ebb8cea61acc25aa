import { drawSponsor, isSponsorMark } from './art/sponsor.ts';
import sponsorsData from './content/sponsors.json' with { type: 'json' };
import { idOf } from './identity.ts';
import type { WorldSponsor } from './publication-types.ts';

/** Invented firms with drawn logos, `count` of them from `first` on. */
export function buildSponsors(first: number, count: number): WorldSponsor[] {
  return sponsorsData.slice(first, first + count).map(({ name, mark, color, accent, url }, order) => {
    if (!isSponsorMark(mark)) throw new Error(`sponsors.json: ${name} has the unknown mark ${mark}.`);
    return { id: idOf(`sponsor/${name}`), name, logo: drawSponsor(name, mark, color, accent), url, order };
  });
}
