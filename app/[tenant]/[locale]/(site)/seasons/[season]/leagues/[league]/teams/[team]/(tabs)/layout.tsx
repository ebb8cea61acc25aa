import type { ReactNode } from 'react';
import { PageBody } from '#components/layout/page-body.tsx';
import { TeamMasthead } from '#components/team/team-masthead.tsx';
import { readTeam, type TeamParams } from '#lib/api/readers/clubs.ts';
import { readStandings } from '#lib/api/readers/standings.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<TeamParams>; children: ReactNode };

export default async function TeamTabsLayout({ params, children }: Props) {
  const slugs = await params;
  const [found, tables] = await Promise.all([readTeam(slugs), readStandings(slugs)]);
  const team = orNotFound(found);
  return (
    <>
      <TeamMasthead team={team} tables={tables ?? []} />
      <PageBody>{children}</PageBody>
    </>
  );
}
