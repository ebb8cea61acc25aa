import { itemAt } from '#server/demo/simulate/random.ts';
import { buildClub } from './build-clubs.ts';
import type { LeagueHistory } from './build-league-seasons.ts';
import { buildDocuments } from './documents.ts';
import { buildGalleries } from './galleries.ts';
import { buildNews } from './news/build-news.ts';
import { showGalleries } from './news/show-galleries.ts';
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
  const news = buildNews({ now, seasons, clubs, people, venues });
  const tenant = leagueTenant();
  return {
    tenant,
    leagueCrest: tenant.crest,
    venues,
    clubs,
    people,
    officials,
    seasons,
    news,
    galleries: showGalleries(buildGalleries(seasons, clubs), news),
    documents: buildDocuments('league', dates, seasons),
    sponsors: buildSponsors(0, 5),
  };
}
