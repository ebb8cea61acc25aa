import { useTranslations } from 'next-intl';
import type { StandingsRow } from '#lib/api/contract/standings.ts';

/** A team's place and record below its name. */
export function PlaceNote({ place }: { place: StandingsRow | null }) {
  const t = useTranslations('home');
  if (!place) return null;
  return t('place', { rank: place.rank, won: place.won, lost: place.lost });
}
