import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { positions } from '#lib/api/contract/player.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { externalIds, owned, ownedKey, refersTo, searchKey, updatedAt } from './columns.ts';
import { teams } from './teams.ts';

/** First and last name in other languages or scripts. */
export type PersonNames = Partial<Record<string, { firstName: string; lastName: string }>>;

/** `sortNames` come from `lib/i18n/sort-name.ts`: their code-point order is the alphabetical order of each language. */
export const people = pgTable(
  'person',
  {
    ...owned(),
    slug: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    names: jsonb().$type<PersonNames>().notNull().default({}),
    searchKey: searchKey(sql`first_name || ' ' || last_name || ' ' || search_words(names)`),
    sortNames: jsonb().$type<Record<Locale, string>>().notNull(),
    birthDate: date(),
    heightCm: integer(),
    weightKg: integer(),
    nationality: text(),
    position: text({ enum: positions }),
    portrait: text(),
    externalIds: externalIds(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    unique('person_slug').on(t.tenantId, t.slug),
    ...locales.map((locale) => index(`person_sort_${locale}`).on(t.tenantId, sortNameIn(t, locale), t.id)),
    index('person_found').using('gin', t.tenantId, t.searchKey.op('gin_trgm_ops')),
    index('person_external').using('gin', t.externalIds),
  ],
);

/** Returns the sort key of people in a language, as in the indexes. */
export function sortNameIn({ sortNames }: { sortNames: AnyPgColumn }, locale: Locale): SQL<string> {
  return sql<string>`(${sortNames} ->> ${sql.raw(`'${locale}'`)}) collate "C"`;
}

export const membershipRoles = ['player', 'coach', 'assistant-coach', 'manager', 'physician'] as const;
export type MembershipRole = (typeof membershipRoles)[number];

/** A person's membership in one team by date; an open end is null. */
export const memberships = pgTable(
  'membership',
  {
    ...owned(),
    personId: uuid().notNull(),
    teamId: uuid().notNull(),
    role: text({ enum: membershipRoles }).notNull().default('player'),
    fromDate: date(),
    untilDate: date(),
    number: text(),
    position: text({ enum: positions }),
    isCaptain: boolean().notNull().default(false),
    order: integer().notNull().default(0),
  },
  (t) => [
    ownedKey(t),
    refersTo('membership_person', [t.tenantId, t.personId], people).onDelete('cascade'),
    refersTo('membership_team', [t.tenantId, t.teamId], teams).onDelete('cascade'),
    unique('membership_once').on(t.tenantId, t.teamId, t.personId, t.role, t.fromDate).nullsNotDistinct(),
    index('membership_of_person').on(t.tenantId, t.personId),
  ],
);
