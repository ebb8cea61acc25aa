import { maxMeetings, type TeamComparison } from '#lib/api/contract/comparison.ts';
import { tags } from '#lib/api/tags.ts';
import { headToHead } from '#lib/basketball/head-to-head.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { toMeeting } from '#server/league/game/history/meeting.ts';
import { listOwnTeams, selectMeetings } from '#server/league/game/history/select.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findTeam } from '#server/league/team/find-team.ts';
import { toTeamRef } from '#server/league/team/refs.ts';

/** Compares two teams of a league by current or former slugs. Throws `not-found`. */
export async function compareTeams(
  scope: ReadScope,
  slugs: LeagueSlugs & { team: string; other: string },
): Promise<TeamComparison> {
  const { league, season } = await findLeague(scope, slugs);
  dependsOn(scope, tags.league(league.id));
  const first = await findTeam(scope, league.id, slugs.team);
  const second = await findTeam(scope, league.id, slugs.other);
  if (first.id === second.id) throw notFound('team', slugs.other);
  // Two teams of one club meet each other alone.
  const isOneClub = first.club !== null && first.club === second.club;
  const [own, others] = isOneClub
    ? [[first.id], [second.id]]
    : await Promise.all([listOwnTeams(scope, first.id), listOwnTeams(scope, second.id)]);
  const meetings = await selectMeetings(scope, own, others);
  const ownIds = new Set(own);
  return {
    league: toLeagueRef(scope, league, season),
    teams: { first: toTeamRef(scope, first), second: toTeamRef(scope, second) },
    record: headToHead(meetings.map((meeting) => toMeeting(meeting, ownIds))),
    meetings: await summariseGames(scope, meetings.slice(0, maxMeetings)),
  };
}
