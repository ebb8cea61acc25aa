import { sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { analyzeSmall } from '#server/db/analyze-small.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { tagsOfRenames } from '#server/league/names/tags-of-renames.ts';
import type { PeopleBook } from './people-book.ts';
import { type EnrolmentPlan, type Entrant, planEnrolment } from './plan-enrolment.ts';

export type Enrolment = {
  /** The ids of the people, in the order of the entrants. */
  ids: string[];
  /** The ids of new people. */
  created: ReadonlySet<string>;
  /** Updates the book. Call after the commit, so that the book never holds what the database does not. */
  settle(): void;
};

/**
 * Finds or creates the people that a file lists for one team, and their memberships. Completes names, numbers and ids of known
 * people. Announces the squad and the people that changed.
 */
export async function enrol(
  scope: TenantScope,
  book: PeopleBook,
  teamId: string,
  entrants: readonly Entrant[],
): Promise<Enrolment> {
  const plan = planEnrolment(scope.tenantId, book, teamId, entrants);
  await writeEnrolments(scope, [plan]);
  return { ids: plan.ids, created: new Set(plan.newPeople.map(({ id }) => id)), settle: plan.settle };
}

/** Writes what was planned for any number of teams, with few statements, and announces the squads and people that change. */
export async function writeEnrolments(scope: TenantScope, plans: readonly EnrolmentPlan[]): Promise<void> {
  const { db, tenantId } = scope;
  const newMemberships = plans.flatMap((plan) => plan.newMemberships);
  await insertRows(
    db,
    people,
    plans.flatMap(({ newPeople }) => newPeople),
  );
  await analyzeSmall(db, ['person', 'team'], newMemberships.length);
  await insertRows(db, memberships, newMemberships, sql`on conflict do nothing`);
  for (const { write } of plans.flatMap(({ completions }) => completions)) await write(scope);
  const changed = plans.filter((plan) => plan.newPeople.length + plan.newMemberships.length + plan.changed.size > 0);
  if (changed.length === 0) return;
  const renamed = new Set(changed.flatMap((plan) => [...plan.changed]));
  await announce(scope, [
    tags.players(tenantId),
    ...changed.map(({ teamId }) => tags.team(teamId)),
    ...newMemberships.map(({ personId }) => tags.player(personId)),
    ...(await tagsOfRenames(
      scope,
      [...renamed].map((id) => ({ noun: 'person' as const, id })),
    )),
  ]);
}
