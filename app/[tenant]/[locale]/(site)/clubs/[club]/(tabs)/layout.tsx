import type { ReactNode } from 'react';
import { ClubMasthead } from '#components/club/club-masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { readClub } from '#lib/api/readers/clubs.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { orOwnAddress } from '#lib/routing/or-own-address.ts';

type Props = { params: Promise<{ club: string }>; children: ReactNode };

export default async function ClubTabsLayout({ params, children }: Props) {
  const { club: slug } = await params;
  const club = orNotFound(await readClub(slug));
  await orOwnAddress(slug, club.slug, paths.club(club.slug));
  return (
    <>
      <ClubMasthead club={club} />
      <PageBody>{children}</PageBody>
    </>
  );
}
