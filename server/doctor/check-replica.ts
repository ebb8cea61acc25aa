import pg from 'pg';
import { errorText } from '#server/failure.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

const timeoutMs = 5000;
const maxLagSeconds = 30;
const part = 'replica';

/** Checks that the replica answers, is one, and keeps up; nothing where there is none. */
export async function checkReplica(address: string | undefined): Promise<Finding[]> {
  if (!address) return [];
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: timeoutMs });
  try {
    await client.connect();
    const { rows } = await client.query<{ replica: boolean; lag: number | null }>(
      `select pg_is_in_recovery() as replica, case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
        else extract(epoch from now() - pg_last_xact_replay_timestamp()) end::float8 as lag`,
    );
    const [{ replica, lag } = { replica: false, lag: null }] = rows;
    if (!replica)
      return [
        fault(
          part,
          'this database is no replica',
          'Name a streaming replica of DATABASE_URL, or unset DATABASE_REPLICA_URL.',
        ),
      ];
    if (lag !== null && lag <= maxLagSeconds) return [ok(part, `${lag.toFixed(1)} seconds behind`)];
    return [
      warning(
        part,
        `${lag === null ? 'an unknown time' : `${Math.round(lag)} seconds`} behind`,
        'Look at its load and its connection; until it catches up, reads go to the primary.',
      ),
    ];
  } catch (error) {
    return [
      fault(
        part,
        `cannot be reached: ${errorText(error)}`,
        'Check DATABASE_REPLICA_URL and that it runs; until then reads go to the primary.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}
