import { z } from 'zod';
import { defineCommand } from './command.ts';
import { locale } from './common.ts';
import { competitionName } from './competition/names.ts';
import { staffSession } from './staff.ts';
import { websiteSettings } from './website.ts';

const code = z.string().min(1).max(100);

export const checkSetupCode = defineCommand({
  method: 'POST',
  path: '/v2/setup/code',
  summary: 'Says whether a set-up code of the log is right; only on an installation without any site',
  params: z.object({}),
  body: z.strictObject({ code }),
  answer: z.object({}),
});

export const setUp = defineCommand({
  method: 'POST',
  path: '/v2/setup',
  summary: 'Makes the first site of an installation with its admin, once, by the set-up code of the log',
  params: z.object({}),
  body: z.strictObject({
    code,
    admin: z.strictObject({
      name: z.string().trim().min(1).max(100),
      email: z.email('is not an email address').max(254),
    }),
    site: z.strictObject({
      title: z.string().trim().min(1).max(120),
      host: z.string().trim().min(1).max(253),
      /** The languages of the site, its own first. */
      locales: z
        .array(locale)
        .min(1)
        .refine((all) => new Set(all).size === all.length, 'each language stands once'),
      timeZone: z.string().max(64),
      colors: websiteSettings.shape.colors,
    }),
    /** Left out, leagues come later: by hand or by a file. */
    league: z
      .strictObject({
        season: competitionName,
        name: competitionName,
        rulesProfile: z.string().max(60).default('fiba-2024'),
        teams: z.array(competitionName).max(64).default([]),
      })
      .optional(),
  }),
  answer: z.object({
    /** The address of the site. */
    address: z.string(),
    /** For who is on that address already; else the admin signs in there by the link. */
    session: staffSession.nullable(),
    signInLink: z.string().nullable(),
  }),
});
export type SetUpInput = z.output<typeof setUp.body>;
