import { z } from 'zod';
import { postalAddress, socialLink } from '#lib/api/contract/about.ts';
import { isLocale, type Locale } from '#lib/i18n/locales.ts';

/** By language; one that the interface has no longer is left out. */
const texts = z
  .record(z.string(), z.string())
  .transform(
    (texts): Partial<Record<Locale, string>> =>
      Object.fromEntries(Object.entries(texts).filter(([key]) => isLocale(key))),
  );
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
