import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant } from './common.ts';

const host = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/,
    'a host has no scheme, port or path, such as league.example.org',
  );
const params = z.object({ host });

const siteHosts = z
  .object({
    /** The oldest first; pages at the others lead to the primary one. */
    items: z.array(z.object({ host: z.string(), isPrimary: z.boolean() })),
  })
  .meta({ id: 'SiteHosts' });

/** `here`: this site answers there, or the host has an address of the one that was asked. `private`: not looked at. */
const hostPlaces = ['here', 'elsewhere', 'unresolved', 'private'] as const;
/** `unchecked`: no connection was made. */
const hostCertificates = ['valid', 'expired', 'other-host', 'untrusted', 'no-answer', 'unchecked'] as const;

const hostCheck = z
  .object({
    place: z.enum(hostPlaces),
    addresses: z.array(z.string()),
    certificate: z.enum(hostCertificates),
    /** When the certificate ends; null where none was shown. */
    validUntil: instant.nullable(),
    /** Whether the host may become the primary one: this site answers there by https. */
    isReady: z.boolean(),
  })
  .meta({ id: 'HostCheck' });
export type HostCheck = z.infer<typeof hostCheck>;

export const listSiteHosts = defineCall({
  path: '/v2/manage/hosts',
  summary: 'The hosts of the site',
  params: z.object({}),
  query: z.object({}),
  answer: siteHosts,
});

export const checkSiteHost = defineCall({
  path: '/v2/manage/hosts/{host}/check',
  summary: 'Whether a host of the site resolves to this server, and its certificate',
  params,
  query: z.object({}),
  answer: hostCheck,
});

export const addSiteHost = defineCommand({
  method: 'POST',
  path: '/v2/manage/hosts',
  summary: 'Adds a host to the site',
  params: z.object({}),
  body: z.object({ host }),
  answer: siteHosts,
});

export const removeSiteHost = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/hosts/{host}',
  summary: 'Removes a host of the site; the primary one stays',
  params,
  body: z.object({}),
  answer: siteHosts,
});

export const setPrimaryHost = defineCommand({
  method: 'PUT',
  path: '/v2/manage/primary-host',
  summary: 'Makes a host the primary one, to which pages at the others lead; this site has to answer there by https',
  params: z.object({}),
  body: z.object({ host }),
  answer: siteHosts,
});
