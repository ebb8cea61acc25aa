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
import { visibilityLevels } from '#lib/api/contract/people/visibility-levels.ts';
import { membershipRoles, positions } from '#lib/api/contract/player.ts';
import { restrictions } from '#lib/api/contract/restriction.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { externalIds, owned, ownedKey, refersTo, revision, searchKey, updatedAt } from './columns.ts';
import { teams } from './teams.ts';

export type VisibilityLevel = (typeof visibilityLevels)[number];

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
    revision: revision(),
    /** The person's own choice; null leaves it to the tenant's policy. */
    visibility: text({ enum: visibilityLevels }),
    /** The level in force, set by the trigger `person_level_in_force` from own choice, birth date and policy. */
    publicLevel: text({ enum: visibilityLevels }).notNull().default('full'),
    /** The public slug where the name is not public in full. */
    neutralSlug: text().notNull().generatedAlwaysAs(sql`'player-' || left(replace(id::text, '-', ''), 12)`),
    publicSearchKey: searchKey(
      sql`case public_level when 'full' then first_name || ' ' || last_name || ' ' || search_words(names) when 'short' then first_name || ' ' || left(last_name, 1) else '' end`,
    ),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    unique('person_slug').on(t.tenantId, t.slug),
    unique('person_neutral_slug').on(t.tenantId, t.neutralSlug),
    ...locales.map((locale) => index(`person_public_sort_${locale}`).on(t.tenantId, publicSortName(t, locale), t.id)),
    index('person_found').using('gin', t.tenantId, t.searchKey.op('gin_trgm_ops')),
    index('person_publicly_found').using('gin', t.tenantId, t.publicSearchKey.op('gin_trgm_ops')),
    index('person_withheld').on(t.tenantId, t.portrait).where(sql`${t.publicLevel} <> 'full'`),
    index('person_external').using('gin', t.externalIds),
  ],
);

type SortColumns = Record<'sortNames' | 'publicLevel', AnyPgColumn>;

/** The sort key of the public name in a language, as in the indexes: of a short name, the last name's first letter stands for it. */
export function publicSortName({ sortNames, publicLevel }: SortColumns, locale: Locale): SQL<string> {
  const whole = sql`${sortNames} ->> ${sql.raw(`'${locale}'`)}`;
  const shortened = sql`regexp_replace(${whole}, '^(~?.)[^ ]*', '\\1')`;
  return sql<string>`(case ${publicLevel} when 'full' then ${whole} else ${shortened} end) collate "C"`;
}

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
    /** Why a player may not play, and through which day; without a day until it is lifted. */
    restriction: text({ enum: restrictions }),
    restrictedUntil: date(),
    revision: revision(),
  },
  (t) => [
    ownedKey(t),
    refersTo('membership_person', [t.tenantId, t.personId], people).onDelete('cascade'),
    refersTo('membership_team', [t.tenantId, t.teamId], teams).onDelete('cascade'),
    unique('membership_once').on(t.tenantId, t.teamId, t.personId, t.role, t.fromDate).nullsNotDistinct(),
    index('membership_of_person').on(t.tenantId, t.personId),
  ],
);
