import { sql } from 'drizzle-orm';
import type { FantasyReceipt } from '#lib/api/contract/fantasy/own-squad.ts';
import { isInTime } from '#lib/basketball/fantasy/deadline.ts';
import { executeTogether } from '#server/db/execute-together.ts';
import { fantasyLineups, fantasyReceipts } from '#server/db/schema/fantasy-squads.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { conflictOf } from '#server/league/fantasy/conflict-of.ts';
import { listEntrants } from '#server/league/fantasy/entrant/entrants.ts';
import { aroundNow, isLocked, listRounds, type RoundRow, requireRound } from '#server/league/fantasy/round/rounds.ts';
import { assertOpen, fetchFantasySeason } from '#server/league/fantasy/season/find.ts';
import { checkPlacesOfRound } from './change-places.ts';
import { checkSquad } from './check-squad.ts';
import { createSquad } from './create.ts';
import { type SquadRow, squadOfFollower, toSquadRef } from './find.ts';
import { lineupBefore } from './lineup-before.ts';
import { lineupOf } from './lineups.ts';
import { dealsOf, repeatedReceipt, type StoredReceipt } from './receipts.ts';
import { renameSquad } from './rename.ts';
import type { Judged, SaveContext, SaveInput } from './save-input.ts';

type Caller = { followerId: string };

/**
 * Saves the squad of a follower for a round. `receivedAt` is when the server received the call, before it waited for anything: that is
 * judged against the deadline. Before it any squad within the rules; while the round is played a change of places. The same
 * `requestId` gets the same receipt. Throws `bad-request` with the place of each fault, and `conflict` for what is too late, was
 * saved elsewhere since, or has other prices now; nothing is changed then.
 */
export function saveSquad(
  scope: TenantScope,
  caller: Caller,
  seasonId: string,
  roundNumber: number,
  input: SaveInput,
  receivedAt: Date,
): Promise<FantasyReceipt> {
  const save = (scope: TenantScope) => saveWithin(scope, caller, { seasonId, roundNumber, input, receivedAt });
  return inTransaction(scope, save);
}

type Received = { seasonId: string; roundNumber: number; input: SaveInput; receivedAt: Date };

async function saveWithin(
  scope: TenantScope,
  { followerId }: Caller,
  { seasonId, roundNumber, input, receivedAt }: Received,
): Promise<FantasyReceipt> {
  await scope.db.execute(
    sql`select pg_advisory_xact_lock(hashtext('courtside fantasy squad'), hashtext(${`${seasonId} ${followerId}`}))`,
  );
  const season = await fetchFantasySeason(scope, seasonId);
  const known = await squadOfFollower(scope, seasonId, followerId);
  const request = JSON.stringify([roundNumber, input.lineup, input.cost, input.revision]);
  const repeated = known && (await repeatedReceipt(scope, known.id, input.requestId, request));
  if (repeated) return repeated;
  assertOpen(season);
  const rounds = await listRounds(scope, seasonId);
  const round = requireRound(rounds, roundNumber);
  const present = known && (await lineupOf(scope, known.id, roundNumber));
  const context: SaveContext = {
    season,
    round,
    receivedAt,
    present,
    before: known && (await lineupBefore(scope, known, rounds, round, receivedAt.getTime())),
    deals: present ? await dealsOf(scope, present) : {},
  };
  assertRevision(context, input);
  const judged = await judge(scope, rounds, context, input);
  const squad = known
    ? await withChosenName(scope, known, input)
    : await createSquad(scope, season, { followerId, name: input.name, round: roundNumber, receivedAt });
  if (known) await keepPlayed(scope, known, rounds, context);
  return store(scope, squad, context, input, { ...judged, request });
}

/**
 * A lineup holds until the one of a later round. Where such a round has been locked before this one, it is played with what held then:
 * that becomes its own, so that this save does not change it.
 */
async function keepPlayed(
  scope: TenantScope,
  squad: SquadRow,
  rounds: readonly RoundRow[],
  { round, receivedAt }: SaveContext,
): Promise<void> {
  const played = rounds.find((one) => one.number > round.number && isLocked(one, receivedAt.getTime()));
  const held = played && (await lineupOf(scope, squad.id, played.number));
  if (!held || held.round > round.number) return;
  await scope.db.insert(fantasyLineups).values({ ...held, round: played.number, revision: 0, transfers: 0 });
}

/** Who was told to choose another name does so with the next save. */
async function withChosenName(scope: TenantScope, squad: SquadRow, { name }: SaveInput): Promise<SquadRow> {
  if (squad.nameTakenAt === null || name === undefined) return squad;
  await renameSquad(scope, squad.followerId, squad.fantasySeasonId, name);
  return { ...squad, name, nameTakenAt: null };
}

/** The saves of a round are counted from 0; one that does not know the latest would undo it unseen. */
function assertRevision({ present, round }: SaveContext, { revision }: SaveInput): void {
  const current = present?.round === round.number ? present.revision : 0;
  if (revision === current) return;
  throw new LeagueError(
    'conflict',
    `The squad was saved elsewhere since: its revision is ${current}, not ${revision}.`,
    [{ rule: 'revision', path: 'revision', message: `is ${revision}, but the squad has been saved ${current} times` }],
  );
}

async function judge(
  scope: TenantScope,
  rounds: readonly RoundRow[],
  context: SaveContext,
  input: SaveInput,
): Promise<Judged> {
  const { round, receivedAt } = context;
  const entrants = await listEntrants(scope, context.season.id);
  if (isInTime(receivedAt.getTime(), round.locksAt?.getTime() ?? null) && round.endedAt === null) {
    const { coming } = aroundNow(rounds, receivedAt.getTime());
    if (coming && coming.number !== round.number)
      throw conflictOf('next-round', 'round', `Round ${coming.number} comes first: save the squad of that round.`);
    return checkSquad(context, entrants, input);
  }
  return checkPlacesOfRound(scope, context, entrants, input);
}

async function store(
  scope: TenantScope,
  squad: SquadRow,
  { round, present, receivedAt }: SaveContext,
  { lineup, requestId }: SaveInput,
  { bank, cost, transfers, deals, request }: Judged & { request: string },
): Promise<FantasyReceipt> {
  const revision = (present?.round === round.number ? present.revision : 0) + 1;
  const { sixth, coach, captain } = lineup;
  const [starters, bench] = [[...lineup.starters], [...lineup.bench]];
  const values = { revision, starters, sixth, bench, coach, captain, bank, cost, transfers, savedAt: receivedAt };
  const receipt: FantasyReceipt = {
    requestId,
    squad: toSquadRef(squad),
    round: round.number,
    receivedAt: receivedAt.toISOString(),
    deadline: round.locksAt?.toISOString() ?? null,
    revision,
    cost,
    bank,
    transfersUsed: transfers,
  };
  const own = { tenantId: scope.tenantId, squadId: squad.id };
  const stored: StoredReceipt = { ...receipt, deals };
  await executeTogether(scope.db, [
    scope.db
      .insert(fantasyLineups)
      .values({ ...own, round: round.number, ...values })
      .onConflictDoUpdate({
        target: [fantasyLineups.tenantId, fantasyLineups.squadId, fantasyLineups.round],
        set: values,
      })
      .getSQL(),
    scope.db
      .insert(fantasyReceipts)
      .values({ ...own, requestId, request, receipt: stored })
      .getSQL(),
  ]);
  return receipt;
}
