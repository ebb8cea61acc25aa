import { z } from 'zod';
import { socialNetworks } from '#lib/api/contract/about.ts';
import { localised } from '#server/feeds/pages/localised-schema.ts';

const text = z.string().trim().min(1);
/** YAML parses unquoted digits as a number. */
const phone = z.union([z.number(), text]).transform(String);

/** A translation has no keys, only a text. */
export const aboutText: z.ZodType<object> = z.strictObject({});

/** The keys of the main file of a tenant's about page. */
export const aboutHead = z.strictObject({
  email: z.email().optional(),
  phone: phone.optional(),
  address: z
    .strictObject({
      name: text.optional(),
      street: text.optional(),
      city: text.optional(),
      country: text.optional(),
      latitude: z.number().min(-90).max(90).optional(),
      longitude: z.number().min(-180).max(180).optional(),
    })
    .optional(),
  social: z.partialRecord(z.enum(socialNetworks), z.url({ protocol: /^https?$/ })).default({}),
  people: z
    .array(
      z.strictObject({
        name: text,
        role: localised.optional(),
        email: z.email().optional(),
        phone: phone.optional(),
        /** Path of a picture, relative to the file. */
        portrait: text.optional(),
      }),
    )
    .default([]),
});
export type AboutHead = z.output<typeof aboutHead>;
