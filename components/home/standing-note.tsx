import { useTranslations } from 'next-intl';
import type { StandingsRow } from '#lib/api/contract/standings.ts';

/** Rank and record of a team. */
export function StandingNote({ standing }: { standing: StandingsRow | null }) {
  const t = useTranslations('home');
  if (!standing) return null;
  return t('place', { rank: standing.rank, won: standing.won, lost: standing.lost });
}
