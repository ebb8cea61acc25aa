import type pg from 'pg';
import { pendingMigrations } from '#server/feeds/backup/schema-version.ts';
import { type Finding, fault, ok, warning } from './finding.ts';

/** The oldest major version that has what the migrations use. */
const minVersion = 15;
const maxDriftMs = 2000;

/** Checks version, extension, migrations and clock of the database. */
export async function checkDatabase(pool: pg.Pool): Promise<Finding[]> {
  const before = Date.now();
  const { rows } = await pool.query<{ version: string; number: number; trigrams: boolean; now: Date }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      exists (select from pg_extension where extname = 'pg_trgm') as trigrams, clock_timestamp() as now`,
  );
  const after = Date.now();
  const [row] = rows;
  if (!row) throw new Error('The database says nothing of itself.');
  const pending = await pendingMigrations(pool);
  return [
    row.number >= minVersion * 10_000
      ? ok('database', `PostgreSQL ${row.version}`)
      : fault(
          'database',
          `PostgreSQL ${row.version} is too old`,
          `Upgrade to PostgreSQL ${minVersion} at least; 18 is tested.`,
        ),
    ...migrationFindings(pending, row.trigrams),
    clockFinding(row.now.getTime(), before, after),
  ];
}

function migrationFindings(pending: number | null, hasTrigrams: boolean): Finding[] {
  if (pending === null)
    return [
      fault(
        'migrations',
        'the database is of another version of Courtside',
        'Run the version that it belongs to, or a newer one; or name an empty database.',
      ),
    ];
  return [
    pending === 0
      ? ok('migrations', 'all applied')
      : warning('migrations', `${pending} to apply`, 'Make a backup; the next start applies them.'),
    hasTrigrams || pending > 0
      ? ok('extension', 'pg_trgm')
      : fault('extension', 'pg_trgm is missing, so nothing is found by name', 'As its owner: CREATE EXTENSION pg_trgm'),
  ];
}

/** The answer was made at some time between question and answer. */
function clockFinding(there: number, before: number, after: number): Finding {
  const drift = Math.max(before - there, there - after, 0);
  if (drift <= maxDriftMs) return ok('clock', 'that of the database agrees');
  const seconds = Math.round(drift / 1000);
  return fault(
    'clock',
    `this machine and the database are ${seconds} seconds apart`,
    'Let both take their time from a time server (NTP): sessions, game clocks and schedules depend on it.',
  );
}
