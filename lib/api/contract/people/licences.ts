import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { storedWhole } from '#lib/api/contract/common.ts';

const maxEntries = 200;
const day = z.iso.date().nullable();
const number = z.string().trim().min(1).max(40);
const kind = z.string().trim().min(1).max(40).nullable();
const revision = storedWhole;
const ofLicence = z.object({ licenceId: z.uuid() });
const person = z.object({ id: z.string(), name: z.string() });

const licence = z
  .object({
    id: z.string(),
    revision,
    person,
    number: z.string(),
    /** What the league calls it, such as youth or foreign. */
    kind: z.string().nullable(),
    from: day,
    until: day,
    /** On the day of the answer. */
    isValid: z.boolean(),
  })
  .meta({ id: 'Licence' });
export type Licence = z.infer<typeof licence>;

export const listLicences = defineCall({
  path: '/v2/manage/people/{person}/licences',
  summary: 'The licences of a person, the latest first',
  params: z.object({ person: z.uuid() }),
  query: z.object({}),
  answer: z.object({ items: z.array(licence) }),
});

const values = { number, kind, from: day, until: day };
const entry = z.object({
  ...values,
  kind: kind.default(null),
  from: day.default(null),
  until: day.default(null),
  personId: z.uuid().optional(),
  /** The whole name, where the id is not given; either part may come first. */
  name: z.string().trim().min(1).max(161).optional(),
});

export const enterLicences = defineCommand({
  method: 'POST',
  path: '/v2/manage/licences',
  summary:
    'Enters licences, all of them or, with a fault, none. A number that the person has already is renewed: what is empty stays. With `teamId` names are those of its squad',
  params: z.object({}),
  body: z.object({ teamId: z.uuid().nullable().default(null), entries: z.array(entry).min(1).max(maxEntries) }),
  answer: z.object({ items: z.array(licence), added: z.number().int() }),
});
export type LicenceEntry = z.input<typeof entry>;
export type LicenceEntries = z.output<typeof enterLicences.body>;

export const changeLicence = defineCommand({
  method: 'PUT',
  path: '/v2/manage/licences/{licenceId}',
  summary: 'Changes a licence; what is left out stays, null clears',
  params: ofLicence,
  body: z.object(values).partial().extend({ revision: revision.optional() }),
  answer: licence,
});
export type LicenceChange = z.output<typeof changeLicence.body>;

export const removeLicence = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/licences/{licenceId}',
  summary: 'Removes a licence that was entered by mistake',
  params: ofLicence,
  body: z.object({}),
  answer: z.object({}),
});

const missingLicence = z
  .object({
    person,
    team: person,
    league: z.string(),
    /** The day of the next game of the team. */
    day: z.iso.date(),
    /** The last day of the licence that has ended by then; null where there is none. */
    until: day,
  })
  .meta({ id: 'MissingLicence' });
export type MissingLicence = z.infer<typeof missingLicence>;

export const listMissingLicences = defineCall({
  path: '/v2/manage/missing-licences',
  summary:
    'Who may not play in the next game of the team, within two weeks, for want of a valid licence. Who never had one is listed where the league requires it',
  params: z.object({}),
  query: z.object({}),
  answer: z.object({ items: z.array(missingLicence) }),
});
