import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant } from './common.ts';
import { duties } from './duty.ts';

/** Roles of staff: everything, content, running games, or representing a club. */
export const staffRoles = ['admin', 'editor', 'scorer', 'club'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The roles that can hold for everything of a tenant. */
export const tenantRoles = ['admin', 'editor', 'scorer'] as const satisfies readonly StaffRole[];
export type TenantRole = (typeof tenantRoles)[number];

/** A role and where it holds: in one league of one season, in one club, or, with neither, in everything of the tenant. */
const staffGrant = z
  .object({
    id: z.string(),
    role: z.enum(staffRoles),
    league: z.object({ id: z.string(), name: z.string(), season: z.string() }).nullable(),
    club: z.object({ id: z.string(), slug: z.string(), name: z.string() }).nullable(),
  })
  .meta({ id: 'StaffGrant' });
export type StaffGrant = z.infer<typeof staffGrant>;

/** What the key of a device in a venue allows: publishing its clocks, or controlling the broadcast graphics. */
export const devicePurposes = ['clocks', 'graphics'] as const;

export type DevicePurpose = (typeof devicePurposes)[number];

export const staffMember = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  /** The roles of all grants; within a call only of those that hold for its record. */
  roles: z.array(z.enum(staffRoles)),
  grants: z.array(staffGrant),
});
export type StaffMember = z.infer<typeof staffMember>;

export const getStaffMember = defineCall({
  path: '/v2/manage/me',
  summary: 'The signed-in user and their roles',
  params: z.object({}),
  query: z.object({}),
  answer: staffMember,
});

/** A bearer of ten minutes (`expiresAt`) and whose it is; the session can be refreshed until `sessionEndsAt`. */
export const staffSession = z.object({
  accessToken: z.string(),
  expiresAt: instant,
  sessionEndsAt: instant,
  member: staffMember,
});
export type StaffSession = z.infer<typeof staffSession>;

export const createSession = defineCommand({
  method: 'POST',
  path: '/v2/manage/session',
  summary:
    'Signs in with the token of a sign-in link, which is valid once; a browser gets a cookie for `session/refresh`',
  params: z.object({}),
  body: z.object({ token: z.string().min(20).max(200) }),
  answer: staffSession,
});

export const refreshSession = defineCommand({
  method: 'POST',
  path: '/v2/manage/session/refresh',
  summary: 'A new bearer by the cookie of the sign-in, which is replaced; only for pages of the same host',
  params: z.object({}),
  body: z.object({}),
  answer: staffSession,
});

export const endSession = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/session',
  summary: 'Signs out',
  params: z.object({}),
  body: z.object({}),
  answer: z.object({}),
});

export const authorizeChannel = defineCommand({
  method: 'POST',
  path: '/v2/manage/channels/authorize',
  summary: 'Authorizes a subscription to a private or presence channel, for `pusher-js`',
  params: z.object({}),
  body: z.object({
    socketId: z.string().regex(/^\d+\.\d+$/),
    channel: z.string().max(164),
    /** A device at the scorer's desk, which the others see by itself, with what it does. */
    device: z.object({ id: z.string().regex(/^\w{1,40}$/), duty: z.enum(duties) }).optional(),
  }),
  answer: z.object({ auth: z.string(), channel_data: z.string().optional() }),
});
export type AuthorizeChannelInput = z.output<typeof authorizeChannel.body>;
