import { eq } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { people } from '#server/db/schema/people.ts';
import { documents } from '#server/db/schema/publications.ts';
import { suspensions } from '#server/db/schema/suspensions.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, LeagueError, type LeagueIssue } from '#server/errors.ts';

type Values = Pick<
  typeof suspensions.$inferInsert,
  | 'personId'
  | 'leagueId'
  | 'games'
  | 'fromDate'
  | 'untilDate'
  | 'documentId'
  | 'sourceGameId'
  | 'cause'
  | 'liftedOn'
  | 'liftedReason'
>;

/** Throws `bad-request` with the place of each fault of a decision: its length, and what it names that there is not. */
export async function assertDecision(scope: TenantScope, values: Values): Promise<void> {
  const faults = [...faultsOfLength(values), ...(await unknownOf(scope, values))];
  if (faults.length > 0) throw badPlaces(faults);
}

function faultsOfLength({ games, fromDate, untilDate, sourceGameId, liftedOn, liftedReason }: Values): LeagueIssue[] {
  const faults: LeagueIssue[] = [];
  const add = (path: string, message: string) => faults.push({ path, message });
  if ((games ?? null) === null && !untilDate) add('games', 'give a number of games, or a last day in until');
  if ((games ?? null) !== null && untilDate) add('until', 'give a number of games or a last day, not both');
  if (untilDate && untilDate < fromDate) add('until', `the last day ${untilDate} is before the first, ${fromDate}`);
  if (games === 0 && !sourceGameId) add('games', 'no games only take the place of a suspension by rule (source)');
  if (liftedOn && liftedOn < fromDate) add('liftedOn', `is before the first day, ${fromDate}`);
  if (liftedOn && !liftedReason) add('liftedReason', 'say why it is lifted');
  return faults;
}

async function unknownOf(scope: TenantScope, values: Values): Promise<LeagueIssue[]> {
  const named = [
    { path: 'personId', table: people, id: values.personId },
    { path: 'leagueId', table: leagues, id: values.leagueId },
    { path: 'documentId', table: documents, id: values.documentId },
    { path: 'source.gameId', table: games, id: values.sourceGameId },
  ];
  const faults: LeagueIssue[] = [];
  for (const { path, table, id } of named)
    if (id && (await scope.db.$count(table, ofTenant(scope, table, eq(table.id, id)))) === 0)
      faults.push({ path, message: 'there is no such record' });
  return faults;
}

/** Locks the person, so that of two decisions on the same fouls the second sees the first. Throws `conflict` then. */
export async function assertFirstOfSource(
  scope: TenantScope,
  { personId, sourceGameId, cause }: Values,
): Promise<void> {
  await scope.db
    .select({ id: people.id })
    .from(people)
    .where(ofTenant(scope, people, eq(people.id, personId)))
    .for('update');
  if (!sourceGameId || !cause) return;
  const known = ofTenant(
    scope,
    suspensions,
    eq(suspensions.personId, personId),
    eq(suspensions.sourceGameId, sourceGameId),
    eq(suspensions.cause, cause),
  );
  if ((await scope.db.$count(suspensions, known)) > 0)
    throw new LeagueError('conflict', 'There is a decision on these fouls already. Change that one.');
}
