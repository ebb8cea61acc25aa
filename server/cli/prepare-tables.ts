import type pg from 'pg';
import { migrateDatabase } from '#server/db/migrate.ts';
import { sortUnsortedPeople } from '#server/league/person/sort-unsorted.ts';

/** Brings the tables up to date and gives people whom no list sorts yet their place. Throws a `Failure` that names the cure. */
export const prepareTables = (pool: pg.Pool): Promise<void> => migrateDatabase(pool, { fill: sortUnsortedPeople });
