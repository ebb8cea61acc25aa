import type { ReactNode } from 'react';
import { SeasonClubMasthead } from '#components/club/season/season-club-masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { readSeasonClub, type SeasonClubParams } from '#lib/api/readers/season-club.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<SeasonClubParams>; children: ReactNode };

export default async function SeasonClubTabsLayout({ params, children }: Props) {
  return (
    <>
      <SeasonClubMasthead {...orNotFound(await readSeasonClub(await params))} />
      <PageBody>{children}</PageBody>
    </>
  );
}
