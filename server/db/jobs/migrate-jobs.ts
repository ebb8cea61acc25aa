import { runMigrations } from 'graphile-worker';
import type pg from 'pg';

/** Creates or migrates the schema of the job queue, `graphile_worker`. */
export const migrateJobs = (pgPool: pg.Pool): Promise<void> => runMigrations({ pgPool });
