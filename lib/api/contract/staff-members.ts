import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant } from './common.ts';
import { staffMember, staffRoles } from './staff.ts';

const nothing = z.object({});
const memberParams = z.object({ userId: z.uuid() });

const listedMember = staffMember.extend({
  /** When a session of theirs was last used; null where nobody is signed in. */
  lastUsedAt: instant.nullable(),
});
export type ListedMember = z.infer<typeof listedMember>;

/** A sign-in link, valid once within 24 hours. `path` has the token in its fragment, which no server logs; it is told only here. */
const signInLink = z.object({
  path: z.string(),
  /** The address that it was sent to; null where this server sends no mails. */
  mailedTo: z.string().nullable(),
});

export const listStaffMembers = defineCall({
  path: '/v2/manage/staff',
  summary: 'Everybody with a role, by name',
  params: nothing,
  query: nothing,
  answer: z.object({ items: z.array(listedMember) }),
});

export const grantRole = defineCommand({
  method: 'POST',
  path: '/v2/manage/staff',
  summary: 'Grants a role by e-mail address; somebody new is invited by the one-time sign-in link of the answer',
  params: nothing,
  body: z.object({
    email: z.email('is not an email address').max(254),
    name: z.string().trim().min(1).max(100),
    role: z.enum(staffRoles),
  }),
  answer: z.object({ member: staffMember, signInLink: signInLink.nullable() }),
});

export const linkStaffMember = defineCommand({
  method: 'POST',
  path: '/v2/manage/staff/{userId}/links',
  summary: 'Makes a one-time sign-in link for a member of staff',
  params: memberParams,
  body: nothing,
  answer: signInLink,
});

export const revokeRole = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/staff/{userId}/roles/{role}',
  summary: 'Takes a role away, ends the sessions of its holder and makes their links void',
  params: memberParams.extend({ role: z.enum(staffRoles) }),
  body: nothing,
  answer: nothing,
});
