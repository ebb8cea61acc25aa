import { itemAt } from '#server/demo/simulate/random.ts';
import { buildClub } from './build-clubs.ts';
import type { LeagueHistory } from './build-league-seasons.ts';
import { buildDocuments } from './documents.ts';
import { buildGalleries } from './galleries.ts';
import { buildNews } from './news/build-news.ts';
import { finishPeople } from './people/finish-people.ts';
import { buildSponsors } from './sponsors.ts';
import { leagueTenant } from './tenants.ts';
import type { World } from './types.ts';

/** Everything of the first tenant: the league's own site. */
export function buildLeagueWorld({
  now,
  clubs: sheets,
  venues,
  officials,
  dates,
  squads,
  seasons,
}: LeagueHistory): World {
  const clubs = sheets.map((sheet, index) => buildClub(sheet, itemAt(venues, index)));
  const people = finishPeople(squads, sheets);
  const tenant = leagueTenant();
  return {
    tenant,
    leagueCrest: tenant.crest,
    venues,
    clubs,
    people,
    officials,
    seasons,
    news: buildNews({ now, seasons, clubs, people, venues }),
    galleries: buildGalleries(seasons, clubs),
    documents: buildDocuments('league', itemAt(dates, dates.length - 1)),
    sponsors: buildSponsors(0, 5),
  };
}
