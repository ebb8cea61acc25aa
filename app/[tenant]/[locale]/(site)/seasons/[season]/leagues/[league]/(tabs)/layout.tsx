import type { ReactNode } from 'react';
import { PageBody } from '#components/layout/page-body.tsx';
import { LeagueMasthead } from '#components/league/league-masthead.tsx';
import { type LeagueParams, readLeague } from '#lib/api/readers/league.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams>; children: ReactNode };

export default async function LeagueTabsLayout({ params, children }: Props) {
  const { season, league } = await params;
  const found = await readLeague({ season, league });
  return (
    <>
      <LeagueMasthead league={orNotFound(found)} />
      <PageBody>{children}</PageBody>
    </>
  );
}
