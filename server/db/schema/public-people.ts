import { date, integer, jsonb, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { visibilityLevels } from '#lib/api/contract/people/visibility-levels.ts';
import { positions } from '#lib/api/contract/player.ts';
import type { PersonNames } from './people.ts';

/**
 * What is public of people, by their level in force and the tenant's policy: the only relation from which names, slugs, pictures
 * and birth dates of people leave the engine for the public. The migrations define it. `number` stands for a hidden name;
 * `bornOn` only serves to tell ages.
 */
export const publicPeople = pgView('public_person', {
  tenantId: uuid('tenant_id').notNull(),
  id: uuid('id').notNull(),
  level: text('level', { enum: visibilityLevels }).notNull(),
  slug: text('slug').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  names: jsonb('names').$type<PersonNames>().notNull(),
  number: text('number'),
  portrait: text('portrait'),
  birthDate: date('birth_date'),
  bornOn: date('born_on'),
  heightCm: integer('height_cm'),
  nationality: text('nationality'),
  position: text('position', { enum: positions }),
  searchKey: text('search_key').notNull(),
}).existing();
