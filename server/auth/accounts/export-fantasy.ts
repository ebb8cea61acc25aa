import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { fantasyPrivateLeagues, fantasyPrivateMembers } from '#server/db/schema/fantasy-private-leagues.ts';
import { fantasyLineups, fantasyNameReports, fantasySquads, fantasyWatches } from '#server/db/schema/fantasy-squads.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

type Of<Row> = Row & { followerId: string };

/** Returns what followers have in fantasy, without ids of rows: squads with lineups and private leagues, whom they watch, names they reported. */
export async function exportFantasy(db: Queryable, followerIds: string[]) {
  const squad = fantasySquads;
  const ofSquad = <Table extends typeof fantasyLineups | typeof fantasyPrivateMembers>(table: Table) =>
    and(eq(table.tenantId, squad.tenantId), eq(table.squadId, squad.id));
  const own = inArray(squad.followerId, followerIds);
  const { tenantId: _, squadId, revision, ...lineup } = getTableColumns(fantasyLineups);
  const [squads, lineups, leagues, watches, reports] = await Promise.all([
    db
      .select({ id: squad.id, followerId: squad.followerId, name: squad.name, since: squad.createdAt })
      .from(squad)
      .where(own),
    db
      .select({ ...lineup, squadId })
      .from(fantasyLineups)
      .innerJoin(squad, ofSquad(fantasyLineups))
      .where(own),
    db
      .select({
        squadId: fantasyPrivateMembers.squadId,
        name: fantasyPrivateLeagues.name,
        since: fantasyPrivateMembers.joinedAt,
      })
      .from(fantasyPrivateMembers)
      .innerJoin(squad, ofSquad(fantasyPrivateMembers))
      .innerJoin(
        fantasyPrivateLeagues,
        and(
          eq(fantasyPrivateLeagues.tenantId, fantasyPrivateMembers.tenantId),
          eq(fantasyPrivateLeagues.id, fantasyPrivateMembers.privateLeagueId),
        ),
      )
      .where(own),
    db
      .select({
        followerId: fantasyWatches.followerId,
        entrant: fantasyWatches.entrant,
        since: fantasyWatches.createdAt,
      })
      .from(fantasyWatches)
      .where(inArray(fantasyWatches.followerId, followerIds)),
    db
      .select({
        followerId: fantasyNameReports.followerId,
        name: fantasyNameReports.name,
        reason: fantasyNameReports.reason,
        decision: fantasyNameReports.decision,
        since: fantasyNameReports.createdAt,
      })
      .from(fantasyNameReports)
      .where(inArray(fantasyNameReports.followerId, followerIds)),
  ]);
  const of = <Row extends object>(rows: Of<Row>[], id: string) =>
    rows.filter(({ followerId }) => followerId === id).map(({ followerId, ...row }) => row);
  const inSquad = <Row extends { squadId: string }>(rows: Row[], id: string) =>
    rows.filter((row) => row.squadId === id).map(({ squadId, ...row }) => row);
  return (followerId: string) => ({
    fantasySquads: of(squads, followerId).map(({ id, ...squad }) => ({
      ...squad,
      lineups: inSquad(lineups, id),
      privateLeagues: inSquad(leagues, id),
    })),
    fantasyWatches: of(watches, followerId),
    fantasyReports: of(reports, followerId),
  });
}
