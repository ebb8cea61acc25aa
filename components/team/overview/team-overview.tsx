import type { ReactNode } from 'react';
import { teamStanding } from '#components/entity/team-standing.ts';
import { PageColumns } from '#components/layout/page-body.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import type { TeamSeason } from '#lib/api/contract/league-teams.ts';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import type { Team } from '#lib/api/readers/clubs.ts';
import { paths } from '#lib/paths.ts';
import type { TeamTab } from '#lib/tabs.ts';
import { TeamStandingsPreview } from './standings-preview.tsx';
import { TeamGamesPreview } from './team-games-preview.tsx';
import { TeamLeaders } from './team-leaders.tsx';
import { TeamStatistics } from './team-statistics.tsx';

/** A team in its league: games, leaders, statistics and standings. The lists cover the whole league. */
export function TeamOverview({
  team,
  games,
  players,
  seasons,
  tables,
  children,
}: {
  team: Team;
  games: readonly GameSummary[];
  players: readonly PlayerSeason[];
  seasons: readonly TeamSeason[];
  tables: readonly StandingsTable[];
  /** Content below the leaders. */
  children?: ReactNode;
}) {
  const { league } = team;
  const tab = (id: TeamTab) => paths.team(league.season, league.slug, team.slug, id);
  const standing = teamStanding(tables, team.id);
  return (
    <PageColumns
      aside={
        <>
          {standing && <TeamStandingsPreview standing={standing} league={league} tableHref={tab('table')} />}
          <TeamStatistics
            seasons={seasons}
            teamId={team.id}
            compareHref={paths.compareTeam(league.season, league.slug, team.slug)}
          />
        </>
      }
    >
      <TeamGamesPreview games={games} teamId={team.id} gamesHref={tab('games')} />
      <TeamLeaders players={players.filter((player) => player.team.id === team.id)} rosterHref={tab('roster')} />
      {children}
    </PageColumns>
  );
}
