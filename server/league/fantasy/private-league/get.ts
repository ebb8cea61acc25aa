import { and, eq, isNull } from 'drizzle-orm';
import type { HeadToHeadFixture, PrivateLeague, PrivateLeaguePage } from '#lib/api/contract/fantasy/private-leagues.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { fantasyPrivateLeagues, fantasyPrivateMembers } from '#server/db/schema/fantasy-private-leagues.ts';
import { fantasyTotals } from '#server/db/schema/fantasy-squads.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { isLocked, listRounds, type RoundRow, requireRound } from '#server/league/fantasy/round/rounds.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { requireOwnSquad, squadOfFollower, toSquadRef } from '#server/league/fantasy/squad/find.ts';
import { type DuelRecord, type PlayedDuel, recordOf } from './duel-results.ts';
import { findOwnLeague, listMembers, type Member, type PrivateLeagueRow } from './find.ts';
import { playDuels } from './play-duels.ts';

type Row = { member: Member; points: number; roundPoints: number; record: DuelRecord | null };

/** Lists the private leagues of the follower's squad by name. Without a squad there are none. */
export async function listPrivateLeagues(
  scope: TenantScope,
  season: FantasySeasonRow,
  followerId: string,
  now = Date.now(),
): Promise<PrivateLeague[]> {
  const squad = await squadOfFollower(scope, season.id, followerId);
  if (!squad) return [];
  const rows = await scope.db
    .select({ league: fantasyPrivateLeagues })
    .from(fantasyPrivateMembers)
    .innerJoin(
      fantasyPrivateLeagues,
      belongsTo(fantasyPrivateMembers, fantasyPrivateMembers.privateLeagueId, fantasyPrivateLeagues),
    )
    .where(
      ofTenant(
        scope,
        fantasyPrivateMembers,
        and(eq(fantasyPrivateMembers.squadId, squad.id), isNull(fantasyPrivateMembers.removedAt)),
      ),
    )
    .orderBy(fantasyPrivateLeagues.name, fantasyPrivateLeagues.id);
  const rounds = await listRounds(scope, season.id);
  const shown: PrivateLeague[] = [];
  for (const { league } of rows) {
    const members = await listMembers(scope, league.id);
    const { table } = await standingOf(scope, season, { league, members, rounds, now });
    shown.push(toPrivateLeague(league, members, squad.id, table));
  }
  return shown;
}

/** Returns a private league for a member, with the points of a round. Throws `not-found` for anybody else, and for a round to come. */
export async function getPrivateLeague(
  scope: TenantScope,
  season: FantasySeasonRow,
  followerId: string,
  { id, round: asked }: { id: string; round?: number | undefined },
  now = Date.now(),
): Promise<PrivateLeaguePage> {
  const squad = await requireOwnSquad(scope, season.id, followerId);
  const { league, members } = await findOwnLeague(scope, season.id, id, squad.id);
  const rounds = await listRounds(scope, season.id);
  const { table, duels, round } = await standingOf(scope, season, { league, members, rounds, now, asked });
  const refs = new Map(members.map(({ squad }) => [squad.number, toSquadRef(squad)]));
  return {
    ...toPrivateLeague(league, members, squad.id, table),
    code: league.code,
    fromRound: league.fromRound,
    round,
    table: table.map(({ rank, member, points, roundPoints, record }) => ({
      rank,
      squad: toSquadRef(member.squad),
      points,
      roundPoints,
      duels: record,
      joinedAt: member.joinedAt.toISOString(),
    })),
    fixtures: duels.flatMap((duel) => toFixture(duel, refs)),
    isStarted: league.startedAt !== null,
  };
}

function toPrivateLeague(
  league: PrivateLeagueRow,
  members: readonly Member[],
  squadId: string,
  table: readonly (Row & { rank: number })[],
): PrivateLeague {
  const owner = members.find(({ squad }) => squad.id === league.ownerId);
  if (!owner) throw new Error(`The owner of private league ${league.id} is no member.`);
  return {
    id: league.id,
    name: league.name,
    kind: league.kind,
    owner: toSquadRef(owner.squad),
    isOwner: league.ownerId === squadId,
    members: members.length,
    rank: table.find(({ member }) => member.squad.id === squadId)?.rank ?? null,
  };
}

/** The table of a private league from its first round on: points, or for duels their points first. */
async function standingOf(
  scope: TenantScope,
  season: FantasySeasonRow,
  {
    league,
    members,
    rounds,
    now,
    asked,
  }: {
    league: PrivateLeagueRow;
    members: readonly Member[];
    rounds: readonly RoundRow[];
    now: number;
    asked?: number | undefined;
  },
): Promise<{ table: (Row & { rank: number })[]; duels: PlayedDuel[]; round: number | null }> {
  const totals = await scope.db
    .select()
    .from(fantasyTotals)
    .where(
      ofTenant(
        scope,
        fantasyTotals,
        inIds(
          fantasyTotals.squadId,
          members.map(({ squad }) => squad.id),
        ),
      ),
    );
  const played = rounds.filter((round) => isLocked(round, now));
  const shown = asked === undefined ? (played.at(-1)?.number ?? null) : requireRound(played, asked).number;
  const duels = await playDuels(scope, season, { league, members, rounds, totals, now });
  const rows = members.map((member): Row => {
    const own = totals.filter(({ squadId, round }) => squadId === member.squad.id && round >= league.fromRound);
    return {
      member,
      points: own.reduce((sum, { points }) => sum + points, 0),
      roundPoints: own.find(({ round }) => round === shown)?.points ?? 0,
      record: league.startedAt ? recordOf(member.squad.number, duels) : null,
    };
  });
  return { table: rank(rows), duels, round: shown };
}

const orderOf = ({ record, points }: Row) => [record?.tablePoints ?? 0, points] as const;

function rank(rows: readonly Row[]): (Row & { rank: number })[] {
  const sorted = rows.toSorted((a, b) => {
    const [[duelsOfA, pointsOfA], [duelsOfB, pointsOfB]] = [orderOf(a), orderOf(b)];
    return duelsOfB - duelsOfA || pointsOfB - pointsOfA || a.member.squad.number - b.member.squad.number;
  });
  let place = 0;
  return sorted.map((row, index) => {
    const before = sorted[index - 1];
    if (!before || orderOf(before).join() !== orderOf(row).join()) place = index + 1;
    return { ...row, rank: place };
  });
}

function toFixture(
  { round, stage, home, away, homePoints, awayPoints, decision }: PlayedDuel,
  refs: ReadonlyMap<number, { number: number; name: string }>,
): HeadToHeadFixture[] {
  const [one, other] = [refs.get(home), away === null ? null : refs.get(away)];
  if (!one || other === undefined) return [];
  const decided = { decidedBy: decision?.by ?? null, winner: decision?.winner ?? null };
  return [{ round, stage, home: one, away: other, homePoints, awayPoints, ...decided }];
}
