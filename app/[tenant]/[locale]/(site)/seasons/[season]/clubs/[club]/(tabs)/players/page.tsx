import { NoTeams } from '#components/club/season/no-teams.tsx';
import { seasonClubMetadata } from '#components/club/season/season-club-metadata.ts';
import { Roster } from '#components/team/roster/roster.tsx';
import { Section } from '#components/ui/section.tsx';
import { readClub } from '#lib/api/readers/clubs.ts';
import type { SeasonClubParams } from '#lib/api/readers/season-club.ts';
import { readSquads } from '#lib/api/readers/season-club.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<SeasonClubParams> };

export async function generateMetadata({ params }: Props) {
  return seasonClubMetadata(await params, 'players');
}

export default async function SeasonClubPlayersPage({ params }: Props) {
  const slugs = await params;
  const [found, read] = await Promise.all([readClub(slugs.club), readSquads(slugs)]);
  await orMoved(slugs.club, found, (slug) => paths.seasonClub(slugs.season, slug, 'players'));
  const squads = orNotFound(read);
  if (squads.length === 0) return <NoTeams />;
  return squads.map(({ team, players }) => (
    <Section
      key={team.id}
      title={`${team.name} · ${team.league.name}`}
      href={paths.team(team.league.season, team.league.slug, team.slug)}
    >
      <Roster team={team} players={players} />
    </Section>
  ));
}
