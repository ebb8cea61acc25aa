import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant } from './common.ts';
import { devicePurposes, tenantRoles } from './staff.ts';

const nothing = z.object({});
const holder = { email: z.string(), name: z.string() };

/** A sign-in of a browser. */
const listedSession = z
  .object({
    id: z.string(),
    ...holder,
    /** The browser, as it named itself. */
    userAgent: z.string().nullable(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    expiresAt: instant,
  })
  .meta({ id: 'StaffSession' });
export type ListedSession = z.infer<typeof listedSession>;

/** A sign-in link that is not used yet; its token is known to its recipient only. */
const listedLink = z
  .object({ id: z.string(), ...holder, createdAt: instant, expiresAt: instant })
  .meta({ id: 'SignInLink' });
export type ListedLink = z.infer<typeof listedLink>;

/** The key of a device in a venue. */
const listedDevice = z
  .object({
    id: z.string(),
    venue: z.string(),
    name: z.string(),
    purpose: z.enum(devicePurposes),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'Device' });
export type ListedDevice = z.infer<typeof listedDevice>;

/** The bearer of a machine; without `expiresAt` it is valid until revoked. */
const listedServiceToken = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.enum(tenantRoles),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    expiresAt: instant.nullable(),
  })
  .meta({ id: 'ServiceToken' });
export type ListedServiceToken = z.infer<typeof listedServiceToken>;

export const listSessions = defineCall({
  path: '/v2/manage/staff/sessions',
  summary: 'Sessions of staff that have not expired, the newest first',
  params: nothing,
  query: nothing,
  answer: z.object({ items: z.array(listedSession) }),
});

export const revokeSession = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/staff/sessions/{sessionId}',
  summary: 'Ends a session: its browser must sign in again',
  params: z.object({ sessionId: z.uuid() }),
  body: nothing,
  answer: nothing,
});

export const listLinks = defineCall({
  path: '/v2/manage/staff/links',
  summary: 'Sign-in links that can still be used, the newest first',
  params: nothing,
  query: nothing,
  answer: z.object({ items: z.array(listedLink) }),
});

export const revokeLink = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/staff/links/{linkId}',
  summary: 'Makes a sign-in link void',
  params: z.object({ linkId: z.uuid() }),
  body: nothing,
  answer: nothing,
});

export const listServiceTokens = defineCall({
  path: '/v2/manage/staff/tokens',
  summary: 'Service tokens of machines, by name',
  params: nothing,
  query: nothing,
  answer: z.object({ items: z.array(listedServiceToken) }),
});

export const revokeServiceToken = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/staff/tokens/{tokenId}',
  summary: 'Makes the service token of a machine void',
  params: z.object({ tokenId: z.uuid() }),
  body: nothing,
  answer: nothing,
});

export const listDevices = defineCall({
  path: '/v2/manage/devices',
  summary: 'Keys of devices, by venue and name',
  params: nothing,
  query: nothing,
  answer: z.object({ items: z.array(listedDevice) }),
});

export const revokeDevice = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/devices/{deviceId}',
  summary: 'Makes the key of a device void',
  params: z.object({ deviceId: z.uuid() }),
  body: nothing,
  answer: nothing,
});
