import type { ReactNode } from 'react';
import { ClubMasthead } from '#components/club/club-masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { readClub } from '#lib/api/readers/clubs.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<{ club: string }>; children: ReactNode };

export default async function ClubTabsLayout({ params, children }: Props) {
  const club = orNotFound(await readClub((await params).club));
  return (
    <>
      <ClubMasthead club={club} />
      <PageBody>{children}</PageBody>
    </>
  );
}
