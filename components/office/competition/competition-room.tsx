'use client';

import { useAddress } from '#components/ui/use-address.ts';
import { LeagueView } from './league-view.tsx';
import { SeasonsView } from './seasons-view.tsx';

/** Seasons with their leagues; or one league, which the address names. */
export function CompetitionRoom() {
  const [{ league }] = useAddress(['league']);
  return league ? <LeagueView key={league} leagueId={league} /> : <SeasonsView />;
}
