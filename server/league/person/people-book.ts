import type { Locale } from '#lib/i18n/locales.ts';
import { type MembershipRole, memberships, people } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { takenSlugs } from '#server/league/names/former-slugs.ts';
import { nameKey } from '#server/league/names/name-key.ts';
import { fallbackLocaleOf } from '#server/league/tenant/fallback-locale.ts';

export type KnownPerson = {
  id: string;
  firstName: string;
  lastName: string;
  birthDate: string | null;
  externalIds: string[];
};
export type KnownMembership = { personId: string; teamId: string; role: MembershipRole; number: string | null };

/** The people and memberships of a tenant in memory, to identify the people of many files. */
export type PeopleBook = {
  /** The tenant's default language. */
  fallbackLocale: Locale;
  people: Map<string, KnownPerson>;
  byExternalId: Map<string, string>;
  /** By whole name without a suffix. */
  byName: Map<string, string[]>;
  byTeam: Map<string, KnownMembership[]>;
  /** The teams of the same club, in any league and season. */
  sisters: Map<string, string[]>;
  slugs: Set<string>;
};

/** Loads all people, memberships and teams of the tenant. */
export async function openPeopleBook(scope: TenantScope): Promise<PeopleBook> {
  const { db } = scope;
  const { id, firstName, lastName, birthDate, externalIds, slug } = people;
  const allPeople = await db
    .select({ id, firstName, lastName, birthDate, externalIds, slug })
    .from(people)
    .where(ofTenant(scope, people));
  const { personId, teamId, role, number } = memberships;
  const allMemberships = await db
    .select({ personId, teamId, role, number })
    .from(memberships)
    .where(ofTenant(scope, memberships));
  const entries = await db.select({ id: teams.id, clubId: teams.clubId }).from(teams).where(ofTenant(scope, teams));
  const book: PeopleBook = {
    fallbackLocale: await fallbackLocaleOf(scope),
    people: new Map(),
    byExternalId: new Map(),
    byName: new Map(),
    byTeam: new Map(),
    sisters: sistersOf(entries),
    slugs: takenSlugs(allPeople),
  };
  for (const { slug, ...person } of allPeople) addPerson(book, person);
  for (const membership of allMemberships) addMembership(book, membership);
  return book;
}

/** Adds teams created after the book was opened. */
export async function addTeams(scope: TenantScope, book: PeopleBook, ids: readonly string[]): Promise<void> {
  if (ids.every((id) => book.sisters.has(id))) return;
  const rows = await scope.db.select({ id: teams.id, clubId: teams.clubId }).from(teams).where(ofTenant(scope, teams));
  book.sisters = sistersOf(rows);
}

export function addPerson(book: PeopleBook, person: KnownPerson): void {
  book.people.set(person.id, person);
  for (const id of person.externalIds) book.byExternalId.set(id, person.id);
  const { whole } = nameKey(person.firstName, person.lastName);
  const namesakes = book.byName.get(whole) ?? [];
  book.byName.set(whole, [...new Set([...namesakes, person.id])]);
}

export function addMembership(book: PeopleBook, membership: KnownMembership): void {
  const squad = book.byTeam.get(membership.teamId);
  if (squad) squad.push(membership);
  else book.byTeam.set(membership.teamId, [membership]);
}

function sistersOf(entries: readonly { id: string; clubId: string | null }[]): Map<string, string[]> {
  const byClub = Map.groupBy(entries, ({ id, clubId }) => clubId ?? id);
  return new Map([...byClub.values()].flatMap((own) => own.map(({ id }) => [id, own.map((one) => one.id)] as const)));
}
