import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';

/** Where visitors of this site log in. */
const accountsInfo = z
  .object({
    /** Origin of the official website, whose page `/{locale}/auth/login` opens as a popup. */
    officialUrl: z.string(),
    /** Whether this host is the official website, so that its own pages log in without a popup. */
    isOfficial: z.boolean(),
    /** Whether the official website is of this installation: a token of another one opens nothing here. */
    isOfInstallation: z.boolean(),
    /** Null where Google is not configured. */
    google: z.object({ clientId: z.string() }).nullable(),
    /** The age that an account needs on this site, in years; null where nobody is asked. */
    minimumAge: z.number().int().nullable(),
  })
  .meta({ id: 'AccountsInfo' });
export type AccountsInfo = z.infer<typeof accountsInfo>;

export const getAccountsInfo = defineCall({
  path: '/v2/website/accounts',
  summary: 'Where visitors of this site log in, and how',
  params: z.object({}),
  query: z.object({}),
  answer: accountsInfo,
});
