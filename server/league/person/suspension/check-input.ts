import { eq } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { people } from '#server/db/schema/people.ts';
import { documents } from '#server/db/schema/publications.ts';
import { suspensions } from '#server/db/schema/suspensions.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, type Fault, LeagueError } from '#server/errors.ts';
import { type Sentence, say } from '#server/refusals/sentence.ts';

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

function faultsOfLength({ games, fromDate, untilDate, sourceGameId, liftedOn, liftedReason }: Values): Fault[] {
  const faults: Fault[] = [];
  const add = (path: string, message: Sentence) => faults.push({ path, message });
  if ((games ?? null) === null && !untilDate) add('games', say`give a number of games, or a last day in until`);
  if ((games ?? null) !== null && untilDate) add('until', say`give a number of games or a last day, not both`);
  if (untilDate && untilDate < fromDate) add('until', say`the last day ${untilDate} is before the first, ${fromDate}`);
  if (games === 0 && !sourceGameId) add('games', say`no games only take the place of a suspension by rule (source)`);
  if (liftedOn && liftedOn < fromDate) add('liftedOn', say`is before the first day, ${fromDate}`);
  if (liftedOn && !liftedReason) add('liftedReason', say`say why it is lifted`);
  return faults;
}

async function unknownOf(scope: TenantScope, values: Values): Promise<Fault[]> {
  const named = [
    { path: 'personId', table: people, id: values.personId },
    { path: 'leagueId', table: leagues, id: values.leagueId },
    { path: 'documentId', table: documents, id: values.documentId },
    { path: 'source.gameId', table: games, id: values.sourceGameId },
  ];
  const faults: Fault[] = [];
  for (const { path, table, id } of named)
    if (id && (await scope.db.$count(table, ofTenant(scope, table, eq(table.id, id)))) === 0)
      faults.push({ path, message: say`there is no such record` });
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
    throw new LeagueError('conflict', say`There is a decision on these fouls already. Change that one.`);
}
