import { RelatedNews } from '#components/entity/story/related-news.tsx';
import { TeamOverview } from '#components/team/overview/team-overview.tsx';
import { teamMetadata } from '#components/team/team-metadata.ts';
import { readTeam, type TeamParams } from '#lib/api/readers/clubs.ts';
import { readLeagueGames } from '#lib/api/readers/games.ts';
import { readPlayerSeasons } from '#lib/api/readers/league-players.ts';
import { readTeamSeasons } from '#lib/api/readers/league-teams.ts';
import { readNews } from '#lib/api/readers/news.ts';
import { readStandings } from '#lib/api/readers/standings.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<TeamParams> };

export async function generateMetadata({ params }: Props) {
  return teamMetadata(await params, 'overview');
}

export default async function TeamPage({ params }: Props) {
  const slugs = await params;
  const [team, games, players, seasons, tables, news, config] = await Promise.all([
    readTeam(slugs),
    readLeagueGames(slugs),
    readPlayerSeasons(slugs),
    readTeamSeasons(slugs),
    readStandings(slugs),
    readNews(4, slugs),
    readConfig(),
  ]);
  await orMoved(slugs.team, team, (team) => paths.team(slugs.season, slugs.league, team));
  return (
    <TeamOverview
      team={orNotFound(team)}
      games={games ?? []}
      players={players ?? []}
      seasons={seasons ?? []}
      tables={tables ?? []}
    >
      <RelatedNews news={news ?? []} site={orNotFound(config).config.website} />
    </TeamOverview>
  );
}
