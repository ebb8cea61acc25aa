import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, localeQuery } from './common.ts';
import { staffMember, staffRoles } from './staff.ts';
import { kindOfGrant, scopeOfGrant } from './staff-grants.ts';

const nothing = z.object({});
const memberParams = z.object({ userId: z.uuid() });

const listedMember = staffMember.extend({
  /** When a session of theirs was last used; null where nobody is signed in. */
  lastUsedAt: instant.nullable(),
});
export type ListedMember = z.infer<typeof listedMember>;

const place = {
  role: z.enum(staffRoles),
  leagueId: z.uuid().nullable().default(null),
  clubId: z.uuid().nullable().default(null),
};

/** A role and where it holds: in one league of one season, in one club, or, with neither, in everything of the tenant. */
export const grantInput = z.object(place).superRefine(refuseScope);

function refuseScope({ role, leagueId, clubId }: z.output<z.ZodObject<typeof place>>, context: z.RefinementCtx) {
  const isOne = leagueId === null || clubId === null;
  if (isOne && kindOfGrant(role, scopeOfGrant({ league: leagueId, club: clubId }))) return;
  const cure =
    role === 'club'
      ? 'is of one club: name it'
      : role === 'editor'
        ? 'is of the tenant, of one league or of one club'
        : 'is of the tenant or of one league';
  context.addIssue({ code: 'custom', path: ['role'], message: cure });
}

/** A sign-in link, valid once within 24 hours. `path` has the token in its fragment, which no server logs; it is told only here. */
const signInLink = z.object({
  path: z.string(),
  /** The address that it was sent to; null where this server sends no mails. */
  mailedTo: z.string().nullable(),
});

/** Somebody with a role that they got, and the link for who has to sign in first; of their roles those in the reach of who grants. */
const invited = z.object({ member: staffMember, signInLink: signInLink.nullable() });

export const listStaffMembers = defineCall({
  path: '/v2/manage/staff',
  summary: 'Everybody with a role, by name',
  params: nothing,
  query: localeQuery,
  answer: z.object({ items: z.array(listedMember) }),
});

export const grantRole = defineCommand({
  method: 'POST',
  path: '/v2/manage/staff',
  summary:
    'Grants a role by e-mail address; somebody new is invited by the one-time sign-in link of the answer, as is who had roles in leagues only and gets one elsewhere: their sessions end',
  params: nothing,
  body: z
    .object({
      email: z.email('is not an email address').max(254),
      name: z.string().trim().min(1).max(100),
      ...place,
    })
    .superRefine(refuseScope),
  answer: invited,
});

export const linkStaffMember = defineCommand({
  method: 'POST',
  path: '/v2/manage/staff/{userId}/links',
  summary: 'Makes a one-time sign-in link for a member of staff',
  params: memberParams,
  body: nothing,
  answer: signInLink,
});

const grantParams = memberParams.extend({ grantId: z.uuid() });

export const changeGrant = defineCommand({
  method: 'PUT',
  path: '/v2/manage/staff/{userId}/grants/{grantId}',
  summary:
    'Gives a member of staff another role, or the same one elsewhere, in place of one that they have; who had roles in leagues only and gets one elsewhere signs in anew by the link of the answer',
  params: grantParams,
  body: grantInput,
  answer: invited,
});

export const revokeGrant = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/staff/{userId}/grants/{grantId}',
  summary:
    'Takes a role away; ends the sessions of its holder and makes their links void, unless another role lies out of the reach of who takes it',
  params: grantParams,
  body: nothing,
  answer: nothing,
});
