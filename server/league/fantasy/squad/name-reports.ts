import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FantasyNameReport } from '#lib/api/contract/fantasy/manage.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { fantasySeasons } from '#server/db/schema/fantasy.ts';
import { fantasyNameReports, fantasySquads, type nameDecisions } from '#server/db/schema/fantasy-squads.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { findSquad, toSquadRef } from './find.ts';

/** Reports the name of a squad; once for each follower and name. Throws `not-found`. */
export async function reportSquadName(
  scope: TenantScope,
  followerId: string,
  { seasonId, number, reason }: { seasonId: string; number: number; reason: string },
): Promise<void> {
  const squad = await findSquad(scope, seasonId, number);
  if (squad.nameTakenAt !== null) return;
  await scope.db
    .insert(fantasyNameReports)
    .values({ tenantId: scope.tenantId, squadId: squad.id, followerId, name: squad.name, reason })
    .onConflictDoNothing();
}

/** Lists reported names that wait for a decision, the oldest first; several reports of one name are one. */
export async function listNameReports(scope: ReadScope): Promise<FantasyNameReport[]> {
  const rows = await scope.db
    .select({ report: fantasyNameReports, squad: fantasySquads, league: leagues, season: seasons })
    .from(fantasyNameReports)
    .innerJoin(fantasySquads, belongsTo(fantasyNameReports, fantasyNameReports.squadId, fantasySquads))
    .innerJoin(fantasySeasons, belongsTo(fantasySquads, fantasySquads.fantasySeasonId, fantasySeasons))
    .innerJoin(leagues, belongsTo(fantasySeasons, fantasySeasons.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, fantasyNameReports, isNull(fantasyNameReports.decision)))
    .orderBy(asc(fantasyNameReports.createdAt), asc(fantasyNameReports.id));
  return [...Map.groupBy(rows, ({ report }) => `${report.squadId} ${report.name}`).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { report, squad, league, season } = first;
    return [
      {
        id: report.id,
        squad: toSquadRef(squad),
        league: {
          season: season.slug,
          league: league.slug,
          name: localisedName(scope, league.name, league.names),
        },
        name: report.name,
        reasons: own.map(({ report }) => report.reason).filter((reason) => reason !== ''),
        reports: own.length,
        at: report.createdAt.toISOString(),
      },
    ];
  });
}

/** Decides the reports of a name. A name that was changed meanwhile is not taken away. Throws `not-found` for any that does not wait. */
export function decideNameReport(
  scope: TenantScope,
  id: string,
  decision: (typeof nameDecisions)[number],
  now = new Date(),
): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const waiting = ofTenant(
      scope,
      fantasyNameReports,
      and(eq(fantasyNameReports.id, id), isNull(fantasyNameReports.decision)),
    );
    const [report] = await scope.db.select().from(fantasyNameReports).where(waiting).for('update');
    if (!report) throw notFound('report', id);
    const alike = and(
      eq(fantasyNameReports.squadId, report.squadId),
      eq(fantasyNameReports.name, report.name),
      isNull(fantasyNameReports.decision),
    );
    await scope.db
      .update(fantasyNameReports)
      .set({ decision, decidedAt: now })
      .where(ofTenant(scope, fantasyNameReports, alike));
    if (decision === 'kept') return;
    const [taken] = await scope.db
      .update(fantasySquads)
      .set({ nameTakenAt: now })
      .where(
        ofTenant(scope, fantasySquads, and(eq(fantasySquads.id, report.squadId), eq(fantasySquads.name, report.name))),
      )
      .returning({ seasonId: fantasySquads.fantasySeasonId });
    if (taken) await announce(scope, [tags.fantasy(taken.seasonId)]);
  });
}
