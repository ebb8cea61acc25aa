import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { pageOf, pageQuery, storedWhole } from '#lib/api/contract/common.ts';
import { locales } from '#lib/api/contract/locales.ts';
import { membershipRoles, positions } from '#lib/api/contract/player.ts';
import { storedPicture } from '#lib/api/contract/stored-picture.ts';
import { personName } from './person-name.ts';
import { visibilityLevels } from './visibility-levels.ts';

/** Of what a record says of a person, the least and most that can be true. */
const height = z.number().int().min(50).max(272);
const weight = z.number().int().min(15).max(300);

const personMembership = z.object({
  id: z.string(),
  teamId: z.string(),
  team: z.string(),
  season: z.string(),
  league: z.string(),
  role: z.enum(membershipRoles),
  number: z.string().nullable(),
  from: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
});

/** What tells a person from others, by the whole name. Only for staff. */
export const personCard = z
  .object({
    id: z.string(),
    slug: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    birthDate: z.iso.date().nullable(),
    portrait: z.string().nullable(),
    /** Made at a scorer's table by number, and not joined to a person yet. */
    isProvisional: z.boolean(),
    /** The latest season first. */
    memberships: z.array(personMembership),
  })
  .meta({ id: 'PersonCard' });
export type PersonCard = z.infer<typeof personCard>;

const names = z.partialRecord(z.enum(locales), z.object(personName));

const facts = {
  ...personName,
  /** The name in other languages; a language without one shows the name itself. */
  names,
  birthDate: z.iso.date().nullable(),
  heightCm: height.nullable(),
  weightKg: weight.nullable(),
  nationality: z.string().trim().min(1).max(60).nullable(),
  position: z.enum(positions).nullable(),
  /** The address of an uploaded picture. */
  portrait: z.string().nullable(),
  /** The person's own choice of what is public; null leaves it to the policy of the tenant. */
  visibility: z.enum(visibilityLevels).nullable(),
};

const personRecord = z
  .object({
    ...facts,
    firstName: z.string(),
    lastName: z.string(),
    nationality: z.string().nullable(),
    heightCm: z.number().int().nullable(),
    weightKg: z.number().int().nullable(),
    names: z.partialRecord(z.enum(locales), z.object({ firstName: z.string(), lastName: z.string() })),
    id: z.string(),
    slug: z.string(),
    revision: storedWhole,
    /** What is public now, by own choice, birth date and policy. */
    publicLevel: z.enum(visibilityLevels),
    memberships: z.array(personMembership),
    /** Games on whose sheets the person is. */
    games: z.number().int(),
  })
  .meta({ id: 'PersonRecord' });
export type PersonRecord = z.infer<typeof personRecord>;

const ofPerson = z.object({ person: z.uuid() });

export const listPeople = defineCall({
  path: '/v2/manage/people',
  summary:
    'People by their whole names, also those without a public page; `search` holds beginnings of words of a name',
  params: z.object({}),
  query: pageQuery.extend({ search: z.string().max(100).optional() }),
  answer: pageOf(personCard),
});

export const getPerson = defineCall({
  path: '/v2/manage/people/{person}',
  summary: 'Everything that the league knows of a person',
  params: ofPerson,
  query: z.object({}),
  answer: personRecord,
});

export const setPerson = defineCommand({
  method: 'PUT',
  path: '/v2/manage/people/{person}',
  summary: 'Changes what the league knows of a person; what is left out stays, null clears',
  params: ofPerson,
  body: z
    .object({ ...facts, portrait: storedPicture.nullable() })
    .partial()
    .extend({ revision: storedWhole.optional() }),
  answer: personRecord,
});
export type PersonInput = z.output<typeof setPerson.body>;

export const removePerson = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/people/{person}',
  summary: 'Removes a person who is on the sheet of no game, with the places in squads. It cannot be undone',
  params: ofPerson,
  body: z.object({}),
  answer: z.object({}),
});
