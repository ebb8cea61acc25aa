import type { StandingsGame } from '#lib/basketball/standings/game.ts';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { rankTeams } from '#lib/basketball/standings/rank-teams.ts';
import type { RankTeams, WorldGame } from '#server/demo/world/types.ts';

/** Ranks a finished phase of the demo by the rules of the site's standings. */
export const rankPhase: RankTeams = ({ teams, games, decisions }) => {
  const rows = rankTeams({
    profile: fiba,
    teams: teams.map((id) => ({ id })),
    games: games.map(toStandingsGame),
    deductions: decisions.map(({ teamId, points }) => ({ team: teamId, points })),
  });
  return rows.map(({ team }) => team);
};

const toStandingsGame = ({
  id,
  homeTeamId,
  awayTeamId,
  state,
  guilty,
  result,
  tipOffDate,
}: WorldGame): StandingsGame => ({
  id,
  home: homeTeamId,
  away: awayTeamId,
  state,
  score: result && { home: result.home, away: result.away },
  guilty,
  date: tipOffDate,
});
