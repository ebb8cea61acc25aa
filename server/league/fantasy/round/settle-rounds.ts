import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { deadlineOf } from '#lib/basketball/fantasy/deadline.ts';
import { announce } from '#server/changes/announce.ts';
import { fantasyRounds } from '#server/db/schema/fantasy.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { FantasySeasonRow } from '#server/league/fantasy/season/find.ts';
import { markAt } from './mark-for-recount.ts';
import { addReminder } from './remind.ts';
import { isRoundOver, selectRoundGames, timesOf } from './round-games.ts';
import { listRounds, type RoundRow } from './rounds.ts';

/**
 * Brings deadlines and ends of the rounds of a season up to their games, in the caller's transaction. A deadline that has passed stays.
 * A round that is over stays over: its corrections end `correctionHours` later.
 */
export async function settleRounds(scope: TenantScope, season: FantasySeasonRow, now: Date): Promise<void> {
  const rounds = await listRounds(scope, season.id);
  const games = Map.groupBy(await selectRoundGames(scope, season.id), ({ roundId }) => roundId);
  let changed = false;
  for (const round of rounds) {
    const own = games.get(round.id) ?? [];
    const passed = round.locksAt?.getTime() ?? null;
    const locks = deadlineOf(own.map(timesOf), passed, now.getTime());
    const changes = { locksAt: locks === null ? null : new Date(locks), ...endOf(round, own, season, now) };
    if (isSame(changes.locksAt, round.locksAt) && isSame(changes.endedAt, round.endedAt)) continue;
    changed = true;
    if (locks !== null && locks > now.getTime()) await addReminder(scope, round.id, new Date(locks));
    await scope.db
      .update(fantasyRounds)
      .set(changes)
      .where(ofTenant(scope, fantasyRounds, eq(fantasyRounds.id, round.id)));
  }
  if (changed) await announce(scope, [tags.fantasy(season.id)]);
}

const isSame = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

function endOf(round: RoundRow, games: readonly { state: string }[], { rules }: FantasySeasonRow, now: Date) {
  const { endedAt, freezesAt } = round;
  if (endedAt !== null) return { endedAt, freezesAt };
  if (!isRoundOver(games)) return { endedAt: null, freezesAt: null };
  return {
    endedAt: now,
    freezesAt: new Date(now.getTime() + rules.correctionHours * 3_600_000),
    recountFrom: markAt(now),
  };
}
