import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant, locale, slug } from '#lib/api/contract/common.ts';
import { playerRef } from '#lib/api/contract/player.ts';
import { claimStates } from './player-claims.ts';
import { accountName } from './signed-in.ts';

const nothing = z.object({});

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The kinds of push messages. */
export const messageKinds = ['tip-off', 'period', 'close', 'final', 'record', 'news', 'moved', 'fantasy'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** What a follower chose on this site. */
export const followerChoices = z.object({
  /** Results are not told before they are opened. */
  hideScores: z.boolean(),
  /** Minutes by which messages about scores are late, for those who watch with a delay. */
  scoreDelayMinutes: z.number().int().min(0).max(180),
  /** No messages between these times of day, `HH:MM` in `timeZone`. */
  quietHours: z.object({ from: timeOfDay, until: timeOfDay }).nullable(),
  timeZone: z.string().max(60).nullable(),
  /** Kinds of messages that are not wanted. */
  muted: z.array(z.enum(messageKinds)).max(messageKinds.length),
});
export type FollowerChoices = z.infer<typeof followerChoices>;

/** The player that the follower is, or claims to be until staff have confirmed it. */
const linkedPlayer = z.object({ player: playerRef, state: z.enum(claimStates) });

const websiteUser = z
  .object({
    uuid: z.string(),
    fcmTokens: z.array(z.string()),
    name: z.string(),
    language: locale.nullable(),
    player: linkedPlayer.nullable(),
    choices: followerChoices,
    /** The kinds of push messages that this site offers; none where it sends no messages. */
    messageKinds: z.array(z.enum(messageKinds)),
    /** Since when the personal calendar has an address; null without one. */
    calendarSince: instant.nullable(),
  })
  .meta({ id: 'WebsiteUser' });
export type WebsiteUser = z.infer<typeof websiteUser>;

export const getWebsiteUser = defineCall({
  path: '/v2/website/user',
  summary: 'The follower whose bearer it is',
  params: nothing,
  query: z.object({ locale: locale.optional() }),
  answer: websiteUser,
});

export const changeWebsiteUser = defineCommand({
  method: 'PUT',
  path: '/v2/website/user',
  summary: 'Changes name, language and choices of the follower; what is left out stays',
  params: nothing,
  body: z.object({
    name: accountName.optional(),
    language: locale.optional(),
    choices: followerChoices.partial().optional(),
  }),
  answer: websiteUser,
});

export const storeFcm = defineCommand({
  method: 'POST',
  path: '/v2/website/user/store-fcm',
  summary: 'Stores a push token of the follower: of FCM, or a Web Push subscription as JSON',
  params: nothing,
  body: z.object({ token: z.string().min(10).max(4000) }),
  answer: nothing,
});

export const claimPlayer = defineCommand({
  method: 'PUT',
  path: '/v2/website/user/player',
  summary: 'Claims to be a player of the league; staff confirm it',
  params: nothing,
  body: z.object({ player: slug }),
  answer: websiteUser,
});

export const withdrawPlayer = defineCommand({
  method: 'DELETE',
  path: '/v2/website/user/player',
  summary: 'Ends the link to a player, or withdraws the claim',
  params: nothing,
  body: nothing,
  answer: nothing,
});

export const createCalendar = defineCommand({
  method: 'POST',
  path: '/v2/website/user/calendar',
  summary: 'A new secret address of the personal calendar; the one before ends. It is told only now',
  params: nothing,
  body: nothing,
  answer: z.object({ url: z.string() }),
});

export const revokeCalendar = defineCommand({
  method: 'DELETE',
  path: '/v2/website/user/calendar',
  summary: 'Ends the address of the personal calendar',
  params: nothing,
  body: nothing,
  answer: nothing,
});
