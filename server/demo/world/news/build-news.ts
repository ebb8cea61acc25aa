import { createSlugs } from '#server/demo/world/identity.ts';
import type { WorldNews } from '#server/demo/world/publication-types.ts';
import type { WorldClub, WorldPerson, WorldSeason, WorldVenue } from '#server/demo/world/types.ts';
import { writeLeagueFeatures } from './features.ts';
import type { Newsroom } from './newsroom.ts';
import { reportIncidents, reportTransfers } from './notices.ts';
import { reportRounds } from './round-reports.ts';
import { reportChampion, reportOpening } from './season-reports.ts';

const byId = <Item extends { id: string }>(items: readonly Item[]) => new Map(items.map((item) => [item.id, item]));

type Sources = {
  now: string;
  seasons: readonly WorldSeason[];
  clubs: readonly WorldClub[];
  people: readonly WorldPerson[];
  venues: readonly WorldVenue[];
};

/** Builds all news until now, newest first: the current season in full; of earlier ones titles and openings. */
export function buildNews({ now, seasons, clubs, people, venues }: Sources): WorldNews[] {
  const written = seasons.flatMap((season) => {
    const [league] = season.leagues;
    if (!league) return [];
    const room: Newsroom = {
      now,
      season,
      league,
      teams: byId(league.teams),
      clubs: byId(clubs),
      people: byId(people),
      venues: byId(venues),
    };
    const running = season.isCurrent ? [...reportRounds(room), ...reportTransfers(room), ...reportIncidents(room)] : [];
    const features = season.isCurrent ? writeLeagueFeatures(room) : [];
    return [...reportOpening(room), ...features, ...running, ...reportChampion(room)];
  });
  const slugFor = createSlugs();
  return written
    .filter(({ publishedAt }) => publishedAt <= now)
    .sort((a, b) => (a.publishedAt < b.publishedAt ? 1 : a.publishedAt > b.publishedAt ? -1 : a.id < b.id ? -1 : 1))
    .map((article) => ({ ...article, slug: slugFor(article.slug) }));
}
