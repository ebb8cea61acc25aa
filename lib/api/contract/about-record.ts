import { z } from 'zod';
import { postalAddress, socialNetworks } from './about.ts';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { locale, storedWhole } from './common.ts';
import { storedPicture } from './stored-picture.ts';

const maxPeople = 60;

const email = z.email('is not an email address').max(254).nullable();
const phone = z.string().trim().min(1).max(60).nullable();
const line = z.string().trim().min(1).max(200).nullable();

/** What the office writes of the organisation behind the site. Texts are by language. */
const values = z.object({
  /** HTML; it is sanitised when it is read. */
  body: z.partialRecord(locale, z.string().max(200_000)),
  email,
  phone,
  address: postalAddress.extend({ name: line, street: line, city: line, country: line }).nullable(),
  social: z
    .array(z.object({ network: z.enum(socialNetworks), url: z.url({ protocol: /^https?$/ }).max(500) }))
    .max(socialNetworks.length)
    .refine((all) => new Set(all.map(({ network }) => network)).size === all.length, 'each network stands once'),
  /** In the order in which they are shown. */
  people: z
    .array(
      z.object({
        name: z.string().trim().min(1).max(120),
        role: z.partialRecord(locale, z.string().trim().max(120)),
        email,
        phone,
        portrait: storedPicture.nullable(),
      }),
    )
    .max(maxPeople),
});

const aboutRecord = values.extend({ revision: storedWhole }).meta({ id: 'AboutRecord' });
export type AboutRecord = z.infer<typeof aboutRecord>;

export const getAboutRecord = defineCall({
  path: '/v2/manage/about',
  summary: 'The organisation behind the site as the office writes it, in all languages',
  params: z.object({}),
  query: z.object({}),
  answer: aboutRecord,
});

export const setAboutRecord = defineCommand({
  method: 'PUT',
  path: '/v2/manage/about',
  summary: 'Changes what the site says of its organisation; what is left out stays',
  params: z.object({}),
  body: values.partial().extend({
    /** The revision that the change is based on; left out, it changes whatever there is. */
    revision: storedWhole.optional(),
  }),
  answer: aboutRecord,
});
export type AboutRecordInput = z.output<typeof setAboutRecord.body>;
