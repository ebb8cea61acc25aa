import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { LeagueFront } from '#lib/api/readers/home-leagues.ts';
import { GamesExtract } from './games-preview.tsx';
import { frontKey } from './home-league-key.ts';
import { LeagueNumbers } from './league-numbers.tsx';
import { LeagueSwitch } from './league-switch.tsx';
import { Fronts } from './per-league.tsx';

/** The leagues of the home page, one at a time: games above `children`, table and leaders below. */
export function HomeFronts({ fronts, children }: { fronts: readonly LeagueFront[]; children: ReactNode }) {
  const t = useTranslations('home');
  const leagues = fronts.map((front) => ({ value: frontKey(front), label: front.league.name }));
  return (
    <>
      {fronts.length > 1 && <LeagueSwitch label={t('league')} leagues={leagues} />}
      <Fronts of={fronts} part={GamesExtract} />
      {children}
      <Fronts of={fronts} part={LeagueNumbers} />
    </>
  );
}
