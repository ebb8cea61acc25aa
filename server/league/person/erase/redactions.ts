import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { officialBoxes } from '#server/db/schema/game-projections.ts';
import { gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { officials } from '#server/db/schema/officials.ts';
import { memberships } from '#server/db/schema/people.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { type Erased, redactDocument } from './redact-document.ts';
import { escapePattern, inJson, redactText } from './spellings.ts';

/** Removes what one kind of record says of a person in texts; returns how many records changed. `gameIds`: the person's games. */
export type Redaction = (scope: TenantScope, erased: Erased, gameIds: readonly string[]) => Promise<number>;

/** All that is redacted, by what it is called in the report. They run before the rows of the person move to the pseudonym. */
export const redactions: Readonly<Record<string, Redaction>> = {
  'official box scores': redactOfficialBoxes,
  'texts in game logs': redactLogs,
  coaches: redactCoaches,
  'referees and officials': redactOfficials,
};

async function redactOfficialBoxes(scope: TenantScope, erased: Erased, gameIds: readonly string[]): Promise<number> {
  if (gameIds.length === 0) return 0;
  const ofGames = inArray(officialBoxes.gameId, [...gameIds]);
  const rows = await scope.db
    .select()
    .from(officialBoxes)
    .where(ofTenant(scope, officialBoxes, ofGames));
  let changed = 0;
  for (const { gameId, box, agreement } of rows) {
    const redacted = { box: redactDocument(box, erased), agreement: redactDocument(agreement, erased) };
    if (JSON.stringify(redacted) === JSON.stringify({ box, agreement })) continue;
    changed += 1;
    await scope.db
      .update(officialBoxes)
      .set(redacted)
      .where(ofTenant(scope, officialBoxes, eq(officialBoxes.gameId, gameId)));
  }
  return changed;
}

/** A log is append-only: its changed events are deleted and inserted again. */
async function redactLogs(
  { db, tenantId }: TenantScope,
  { spellings, pseudonym }: Erased,
  gameIds: readonly string[],
): Promise<number> {
  const pattern = spellings.map((one) => escapePattern(inJson(one))).join('|');
  if (pattern === '' || gameIds.length === 0) return 0;
  await db.execute(sql`
    create temporary table redacted_event on commit drop as
    select * from game_event where tenant_id = ${tenantId} and game_id = any(${sql.param([...gameIds])}::uuid[])
      and payload::text ~* ${pattern}`);
  await db.execute(sql`
    update redacted_event set payload = regexp_replace(payload::text, ${pattern}, ${inJson(pseudonym)}, 'gi')::jsonb`);
  await db.execute(sql`set local courtside.replace_log = 'on'`);
  await db.execute(sql`
    delete from game_event using redacted_event redacted
    where (game_event.tenant_id, game_event.game_id, game_event.seq) = (redacted.tenant_id, redacted.game_id, redacted.seq)`);
  await db.execute(sql`set local courtside.replace_log = 'off'`);
  const { rowCount } = await db.execute(sql`insert into game_event select * from redacted_event`);
  return rowCount ?? 0;
}

async function redactCoaches(scope: TenantScope, erased: Erased): Promise<number> {
  const coached = scope.db
    .select({ id: memberships.teamId })
    .from(memberships)
    .where(ofTenant(scope, memberships, and(eq(memberships.personId, erased.id), ne(memberships.role, 'player'))));
  const inTeams = ofTenant(scope, gameTeamStats, inArray(gameTeamStats.teamId, coached));
  let changed = 0;
  for (const role of ['coach', 'assistantCoach'] as const) {
    const column = gameTeamStats[role];
    const rows = await scope.db.selectDistinct({ name: column }).from(gameTeamStats).where(inTeams);
    for (const { name } of rows) {
      const redacted = name && redactText(name, erased.spellings, erased.pseudonym);
      if (redacted === name || name === null) continue;
      const { rowCount } = await scope.db
        .update(gameTeamStats)
        .set({ [role]: redacted })
        .where(and(inTeams, eq(column, name)));
      changed += rowCount ?? 0;
    }
  }
  return changed;
}

async function redactOfficials(scope: TenantScope, { id, pseudonym }: Erased): Promise<number> {
  const { rowCount } = await scope.db
    .update(officials)
    .set({ firstName: '', lastName: pseudonym, searchName: '', externalIds: [] })
    .where(ofTenant(scope, officials, eq(officials.personId, id)));
  return rowCount ?? 0;
}
