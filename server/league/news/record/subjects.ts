import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { alias } from 'drizzle-orm/pg-core';
import type { ArticleSubject, SubjectNoun } from '#lib/api/contract/article-record.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { people } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

type Subject = Pick<ArticleSubject, 'noun' | 'id'>;
type Named = { id: string; label: string };

/** Names the subjects of an article for its editors. Throws `not-found` for one that is not there, also for another tenant's. */
export async function labelSubjects(scope: TenantScope, subjects: readonly Subject[]): Promise<ArticleSubject[]> {
  const labels = new Map<string, string>();
  for (const [noun, ofNoun] of Map.groupBy(subjects, (subject) => subject.noun)) {
    const ids = ofNoun.map(({ id }) => id);
    for (const { id, label } of await finders[noun](scope, ids)) labels.set(id, label);
  }
  return subjects.map(({ noun, id }) => {
    const label = labels.get(id);
    if (label === undefined) throw notFound(noun, id);
    return { noun, id, label };
  });
}

const finders: Record<SubjectNoun, (scope: TenantScope, ids: string[]) => Promise<Named[]>> = {
  season: (scope, ids) => findNamed(scope, seasons, ids),
  club: (scope, ids) => findNamed(scope, clubs, ids),
  league: ({ db, tenantId }, ids) =>
    db
      .select({ id: leagues.id, label: sql<string>`${leagues.name} || ' ' || ${seasons.name}` })
      .from(leagues)
      .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
      .where(ofTenant({ tenantId }, leagues, inArray(leagues.id, ids))),
  team: ({ db, tenantId }, ids) =>
    db
      .select({ id: teams.id, label: sql<string>`${teams.name} || ' · ' || ${leagues.name}` })
      .from(teams)
      .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
      .where(ofTenant({ tenantId }, teams, inArray(teams.id, ids))),
  person: ({ db, tenantId }, ids) =>
    db
      .select({ id: people.id, label: sql<string>`${people.firstName} || ' ' || ${people.lastName}` })
      .from(people)
      .where(ofTenant({ tenantId }, people, inArray(people.id, ids))),
  game: findGames,
};

function findNamed(
  { db, tenantId }: TenantScope,
  table: PgTable & { tenantId: AnyPgColumn; id: AnyPgColumn; name: AnyPgColumn },
  ids: string[],
): Promise<Named[]> {
  return db
    .select({ id: sql<string>`${table.id}`, label: sql<string>`${table.name}` })
    .from(table as PgTable)
    .where(ofTenant({ tenantId }, table, inArray(table.id, ids)));
}

function findGames({ db, tenantId }: TenantScope, ids: string[]): Promise<Named[]> {
  const [home, away] = [alias(teams, 'home'), alias(teams, 'away')];
  const label = sql<string>`concat_ws(' ', coalesce(${home.name}, '?') || ' – ' || coalesce(${away.name}, '?'), ${games.tipOffDate}::text)`;
  return db
    .select({ id: games.id, label })
    .from(games)
    .leftJoin(home, belongsTo(games, games.homeTeamId, home))
    .leftJoin(away, belongsTo(games, games.awayTeamId, away))
    .where(ofTenant({ tenantId }, games, inArray(games.id, ids)));
}
