import type { ClubHonour } from '#lib/api/contract/club.ts';

type Honours = {
  key: string;
  place: ClubHonour['place'];
  /** The competition as it is named in the latest of the seasons. */
  name: string;
  seasons: readonly ClubHonour[];
};

/** Groups honours by place and competition: titles before lost finals, more of them first, then the latest. `honours`: latest first. */
export function honoursByCompetition(honours: readonly ClubHonour[]): Honours[] {
  return [...Map.groupBy(honours, ({ place, league }) => `${place} ${league.slug}`)]
    .flatMap(([key, seasons]): Honours[] => {
      const [latest] = seasons;
      return latest ? [{ key, place: latest.place, name: latest.league.name, seasons }] : [];
    })
    .sort((a, b) => orderOf(a.place) - orderOf(b.place) || b.seasons.length - a.seasons.length);
}

const orderOf = (place: ClubHonour['place']) => (place === 'champion' ? 0 : 1);
