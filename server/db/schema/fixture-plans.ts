import { index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PlanForm } from '#lib/api/contract/plan-form.ts';
import type { FixturePlan } from '#lib/fixtures/plan-fixtures.ts';
import type { PlanInput } from '#lib/fixtures/plan-input.ts';
import { owned, ownedKey, refersTo, revision, updatedAt } from './columns.ts';
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
