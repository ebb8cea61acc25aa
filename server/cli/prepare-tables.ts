import type pg from 'pg';
import { migrateDatabase } from '#server/db/migrate.ts';
import { sortUnsortedPeople } from '#server/league/person/sort-unsorted.ts';

/** Migrates the database and sets missing sort keys of people. Throws a `Failure` with the cure. */
export const prepareTables = (pool: pg.Pool): Promise<void> => migrateDatabase(pool, { fill: sortUnsortedPeople });
