import { z } from 'zod';
import { postalAddress, socialLink } from '#lib/api/contract/about.ts';
import { locale } from '#lib/api/contract/common.ts';

const texts = z.partialRecord(locale, z.string());
const optional = z.string().nullable().default(null);

/** The settings of a tenant's «about» page; `about` is HTML by language. Every part may be missing. */
export const aboutSettings = z.object({
  about: texts.default({}),
  contact: z
    .object({ email: optional, phone: optional, address: postalAddress.nullable().default(null) })
    .default({ email: null, phone: null, address: null }),
  social: z.array(socialLink).default([]),
  people: z
    .array(z.object({ name: z.string(), role: texts, email: optional, phone: optional, portrait: optional }))
    .default([]),
});
export type AboutSettings = z.infer<typeof aboutSettings>;
