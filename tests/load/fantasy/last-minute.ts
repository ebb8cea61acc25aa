import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FantasyReceipt } from '#lib/api/contract/fantasy/own-squad.ts';
import { digestOf, newToken } from '#server/auth/token.ts';
import { prepareTables } from '#server/cli/prepare-tables.ts';
import { connectDatabase, type Database } from '#server/db/connect.ts';
import { createRandom } from '#server/demo/simulate/random.ts';
import { type Fantasy, openFantasy } from '#tests/api/fantasy/support/open-fantasy.ts';
import { percentile } from '#tests/load/percentile.ts';
import type { BenchContext, Measurement } from '#tests/load/scenario.ts';
import { startEngine } from '#tests/setup/engine.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const saves = 1000;
const lateSaves = 100;
const minuteMs = 60_000;
/** The last save that has to count is sent so long before the deadline. */
const lastMs = 1000;
const league = 'v2/website/seasons/2025-26/leagues/first-league/fantasy';

type Save = { captain: number; sentAt: number; answeredAt: number; status: number; receipt: FantasyReceipt | null };

/** New squads that are saved in the last minute before a deadline, over HTTP against the engine in a process of its own, and some after it. */
export async function measureLastMinute(say: BenchContext['say']): Promise<Measurement[]> {
  const folder = await temporaryFolder('bench-fantasy');
  const database = await connectDatabase({ DATA_DIR: folder, DATABASE_URL: undefined, LOG_LEVEL: 'error' });
  await prepareTables(database.pool);
  const fantasy = await openFantasy(database.db, 'bench', 'localhost');
  const tokens = await signInManagers(database.db, fantasy.scope.tenantId, saves + lateSaves);
  const engine = startEngine({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  try {
    const origin = await engine.ready;
    const deadline = Date.now() + minuteMs;
    await fantasy.moveGame(fantasy.gameOf(1, 0), new Date(deadline));
    const random = createRandom('last minute');
    const made = await Promise.all(
      tokens.map(async (token, index) => {
        const isLate = index >= saves;
        const at = isLate
          ? deadline + 1 + random.next() * 1000
          : deadline - lastMs - random.next() * (minuteMs - 2 * lastMs);
        const save = saveOf(fantasy, index);
        await wait(at - Date.now());
        return send(`${origin}/api/${league}/own/rounds/1`, token, save);
      }),
    );
    return await judge(database.db, { inTime: made.slice(0, saves), late: made.slice(saves), deadline }, say);
  } finally {
    engine.process.kill();
    await engine.ended;
    await database.close();
    await removeFolder(folder);
  }
}

/** Each manager has another captain than the one before, so that a squad is known again. */
function saveOf({ input, lineup }: Fantasy, index: number) {
  const captain = lineup.starters[index % lineup.starters.length] ?? lineup.captain;
  return { ...input(), name: `Manager ${index + 1}`, lineup: { ...lineup, captain } };
}

async function send(url: string, token: string, body: ReturnType<typeof saveOf>): Promise<Save> {
  const sentAt = Date.now();
  const response = await fetch(url, {
    method: 'PUT',
    headers: {
      origin: new URL(url).origin,
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  const { captain } = body.lineup;
  const answeredAt = Date.now();
  return { captain, sentAt, answeredAt, status: response.status, receipt: response.ok ? answer : null };
}

/** Followers with an account and a session each. Returns their bearers. */
async function signInManagers(db: Database, tenantId: string, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, newToken);
  await db.execute(sql`
    with token as (select ordinality as number, value
      from unnest(${sql.param(tokens.map(digestOf))}::text[]) with ordinality as given(value, ordinality)),
    person as (insert into account (email, name)
      select number || '@bench.test', 'Manager ' || number from token returning id, email),
    follower as (insert into follower (tenant_id, account_id) select ${tenantId}::uuid, id from person)
    insert into account_session (account_id, tenant_id, token_hash, last_used_at, expires_at)
    select person.id, ${tenantId}::uuid, token.value, now(), now() + interval '1 day'
      from token join person on person.email = token.number || '@bench.test'`);
  return tokens;
}

type Stored = { number: number; captain: number; savedAt: Date };

async function judge(
  db: Database,
  { inTime, late, deadline }: { inTime: Save[]; late: Save[]; deadline: number },
  say: BenchContext['say'],
): Promise<Measurement[]> {
  const { rows } = await db.execute<Stored>(sql`
    select squad.number, lineup.captain, lineup.saved_at as "savedAt"
    from fantasy_squad squad join fantasy_lineup lineup on lineup.squad_id = squad.id`);
  const stored = new Map(rows.map((row) => [row.number, row]));
  const isKept = ({ captain, receipt }: Save) => {
    const row = receipt && stored.get(receipt.squad.number);
    return row?.captain === captain && new Date(row.savedAt).toISOString() === receipt?.receivedAt;
  };
  const isTimed = ({ sentAt, answeredAt, receipt }: Save) => {
    const at = Date.parse(receipt?.receivedAt ?? '');
    return at >= sentAt && at <= answeredAt && at < deadline;
  };
  const delays = inTime.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
  const refused = inTime.filter(({ status }) => status !== 200);
  say(`  ${inTime.length - refused.length} of ${inTime.length} saves accepted, ${stored.size} squads stored`);
  say(`  statuses of refused ones: ${[...new Set(refused.map(({ status }) => status))].join(', ') || 'none'}`);
  const none = { target: 0, better: 'lower', unit: 'saves' } as const;
  return [
    {
      name: `saves of ${saves} in the last minute that were lost`,
      value: inTime.filter((save) => !isKept(save)).length,
      ...none,
    },
    {
      name: 'receipts without the server’s time of receipt',
      value: inTime.filter((save) => !isTimed(save)).length,
      ...none,
    },
    {
      name: `saves of ${lateSaves} after the deadline that were accepted`,
      value: late.filter(({ status }) => status !== 409).length,
      ...none,
    },
    { name: 'more squads stored than saved in time', value: stored.size - inTime.length, ...none },
    {
      name: 'from sending to the time of receipt, p99',
      value: percentile(
        inTime.flatMap(({ sentAt, receipt }) => (receipt ? [Date.parse(receipt.receivedAt) - sentAt] : [])),
        0.99,
      ),
      unit: 'ms',
      better: 'lower',
    },
    { name: 'from save to receipt, p50', value: percentile(delays, 0.5), unit: 'ms', better: 'lower' },
    { name: 'from save to receipt, p99', value: percentile(delays, 0.99), unit: 'ms', better: 'lower' },
  ];
}
