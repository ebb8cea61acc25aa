import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';
import { GamesPreview } from './games-preview.tsx';
import { homeLeagueKey } from './home-league-key.ts';
import { LeagueNumbers } from './league-numbers.tsx';
import { LeagueSwitch } from './league-switch.tsx';
import { PerLeague } from './per-league.tsx';

/** Leagues of the home page, one at a time: games above `children`, standings and leaders below. */
export function HomeLeagues({ homeLeagues, children }: { homeLeagues: readonly HomeLeague[]; children: ReactNode }) {
  const t = useTranslations('home');
  const leagues = homeLeagues.map((homeLeague) => ({
    value: homeLeagueKey(homeLeague),
    label: homeLeague.league.name,
  }));
  return (
    <>
      {homeLeagues.length > 1 && <LeagueSwitch label={t('league')} leagues={leagues} />}
      <PerLeague of={homeLeagues} part={GamesPreview} />
      {children}
      <PerLeague of={homeLeagues} part={LeagueNumbers} />
    </>
  );
}
