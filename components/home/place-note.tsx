import { useTranslations } from 'next-intl';
import type { StandingsRow } from '#lib/api/contract/standings.ts';

/** Rank and record of a team. */
export function PlaceNote({ place }: { place: StandingsRow | null }) {
  const t = useTranslations('home');
  if (!place) return null;
  return t('place', { rank: place.rank, won: place.won, lost: place.lost });
}
