import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';
import { GamesPreview } from './games-preview.tsx';
import { homeLeagueKey } from './home-league-key.ts';
import { LeagueNumbers } from './league-numbers.tsx';
import { LeagueSwitch } from './league-switch.tsx';
import { PerLeague } from './per-league.tsx';

/** The leagues of the home page, one at a time: games above `children`, table and leaders below. */
export function HomeLeagues({ fronts, children }: { fronts: readonly HomeLeague[]; children: ReactNode }) {
  const t = useTranslations('home');
  const leagues = fronts.map((front) => ({ value: homeLeagueKey(front), label: front.league.name }));
  return (
    <>
      {fronts.length > 1 && <LeagueSwitch label={t('league')} leagues={leagues} />}
      <PerLeague of={fronts} part={GamesPreview} />
      {children}
      <PerLeague of={fronts} part={LeagueNumbers} />
    </>
  );
}
