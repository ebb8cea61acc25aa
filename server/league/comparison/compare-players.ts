import { eq } from 'drizzle-orm';
import { maxMeetings, type PlayerComparison, type PlayerSide } from '#lib/api/contract/comparison.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { tags } from '#lib/api/tags.ts';
import { statLineOf } from '#lib/basketball/stat-line-of.ts';
import { games } from '#server/db/schema/games.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { selectGames } from '#server/league/game/rows.ts';
import { summariseGames } from '#server/league/game/summary.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import { selectPlayerSeasons } from '#server/league/league/player-rows.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import { sumTeams } from '#server/league/league/sum-teams.ts';
import { findPersonId } from '#server/league/person/career/find-person.ts';
import { type CareerLine, loadLines } from '#server/league/person/career/load-lines.ts';
import { toPlayerRef } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { inIds } from '#server/league/rollup/in-ids.ts';
import { toTeamRef } from '#server/league/team/refs.ts';

/** Compares two players by current or former slugs. Throws `not-found`, also for one without statistics in the league. */
export async function comparePlayers(
  scope: ReadScope,
  slugs: LeagueSlugs & { player: string; other: string },
): Promise<PlayerComparison> {
  const { league, season } = await findLeague(scope, slugs);
  dependsOn(scope, tags.league(league.id), tags.leaguePlayers(league.id));
  const firstId = await findPersonId(scope, slugs.player);
  const secondId = await findPersonId(scope, slugs.other);
  if (firstId === secondId) throw notFound('player', slugs.other);
  const [first, second, meetings] = await Promise.all([
    loadSide(scope, league.id, firstId),
    loadSide(scope, league.id, secondId),
    loadMeetings(scope, firstId, secondId),
  ]);
  if (!first) throw notFound('player', slugs.player);
  if (!second) throw notFound('player', slugs.other);
  const wonBy = (pick: (meeting: Meeting) => CareerLine) =>
    meetings.filter((meeting) => meeting.first.winnerId === pick(meeting).teamId).length;
  return {
    league: toLeagueRef(scope, league, season),
    players: { first, second },
    record: {
      played: meetings.length,
      wins: { first: wonBy(({ first }) => first), second: wonBy(({ second }) => second) },
    },
    meetings: await showMeetings(scope, meetings.slice(0, maxMeetings)),
  };
}

async function loadSide(scope: ReadScope, leagueId: string, personId: string): Promise<PlayerSide | null> {
  const sum = sumTeams(await selectPlayerSeasons(scope, leagueId, eq(playerSeasons.personId, personId)));
  if (!sum) return null;
  const { main, sums } = sum;
  return {
    player: toPlayerRef(scope, main.player),
    team: toTeamRef(scope, main.team),
    position: main.position,
    starts: main.sums.starts,
    ...sums,
  };
}

type Meeting = { gameId: string; first: CareerLine; second: CareerLine };

/** Loads the games in which both played for different teams, latest first. */
async function loadMeetings(scope: ReadScope, firstId: string, secondId: string): Promise<Meeting[]> {
  const [ofFirst, ofSecond] = await Promise.all([loadLines(scope, firstId), loadLines(scope, secondId)]);
  const byGame = new Map(ofSecond.map((line) => [line.gameId, line]));
  return ofFirst.flatMap((first) => {
    const second = byGame.get(first.gameId);
    return second && second.side !== first.side ? [{ gameId: first.gameId, first, second }] : [];
  });
}

async function showMeetings(scope: ReadScope, meetings: readonly Meeting[]): Promise<PlayerComparison['meetings']> {
  if (meetings.length === 0) return [];
  const ids = meetings.map(({ gameId }) => gameId);
  const shown = await summariseGames(scope, await selectGames(scope, inIds(games.id, ids)));
  const byId = new Map(shown.map((game) => [game.id, game]));
  const lineOf = (line: CareerLine) => ({ line: statLineOf(line), pir: line.pir });
  return meetings.map(({ gameId, first, second }) => ({
    game: requireEntry(byId, gameId),
    lines: { first: lineOf(first), second: lineOf(second) },
  }));
}
