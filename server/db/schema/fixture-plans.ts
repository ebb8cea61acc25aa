import { boolean, index, jsonb, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PlanForm } from '#lib/api/contract/plan-form.ts';
import type { FixturePlan, Progress } from '#lib/fixtures/plan-fixtures.ts';
import type { PlanInput } from '#lib/fixtures/plan-input.ts';
import { owned, ownedKey, refersTo, revision, tenantId, updatedAt } from './columns.ts';
import { leagues } from './leagues.ts';

/** Drafts of a league's fixtures; teams and venues are named by their slugs. */
export const fixturePlans = pgTable(
  'fixture_plan',
  {
    ...owned(),
    leagueId: uuid().notNull(),
    input: jsonb().$type<PlanInput>().notNull(),
    plan: jsonb().$type<FixturePlan>().notNull(),
    /** What the office filled in; null where the input came as a file. */
    form: jsonb().$type<PlanForm>(),
    revision: revision(),
    publishedAt: timestamp({ withTimezone: true }),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    refersTo('fixture_plan_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
    index('fixture_plan_of_league').on(t.tenantId, t.leagueId),
  ],
);

/** The solve of a tenant that runs on one of the servers, or why the last one found no plan. Who deletes the row stops the solve. */
export const fixturePlanJobs = pgTable(
  'fixture_plan_job',
  {
    tenantId: tenantId(),
    leagueId: uuid().notNull(),
    /** Another solve has another one. */
    id: uuid().notNull().defaultRandom(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** When its server last said that it runs. */
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    phase: text().$type<Progress['phase']>().notNull().default('teams'),
    /** From 0 to 1. */
    done: real().notNull().default(0),
    failure: text(),
    /** Whether the failure is a fault of ours in words, and no reason that the office is told. */
    isFault: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId] }),
    refersTo('fixture_plan_job_league', [t.tenantId, t.leagueId], leagues).onDelete('cascade'),
  ],
);
