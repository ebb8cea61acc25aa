import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, localeQuery, slug } from './common.ts';
import { gameSummary, venueRef } from './game.ts';
import { clockAnchor, liveBoard } from './live.ts';

/**
 * The clocks of a hall or a game as anchors, with the server's time to count them on by. `source` says who keeps them: the
 * scorer's table, or the hall's own hardware.
 */
export const timer = z
  .object({
    serverTime: instant,
    source: z.enum(['desk', 'hardware', 'none']),
    gameId: z.string().nullable(),
    period: z.number().int().nullable(),
    gameClock: clockAnchor.nullable(),
    shotClock: clockAnchor.nullable(),
  })
  .meta({ id: 'Timer' });
export type Timer = z.infer<typeof timer>;

/** Specification §7, timer API: below `TIMER_API_URL`, or this server's `/api`. */
export const getTimer = defineCall({
  path: '/v2/website/timer',
  summary: 'The clocks of a game, or of what is played in a hall',
  params: z.object({}),
  query: z.object({ game: z.uuid().optional(), venue: slug.optional() }).describe('one of the two'),
  answer: timer,
});

const hardwareClock = z.object({
  running: z.boolean(),
  remainingMs: z.number().int().min(0).max(3_600_000),
  /** When it showed that; without it, when the message arrives. */
  at: instant.optional(),
});

export const publishTimer = defineCommand({
  method: 'PUT',
  path: '/v2/manage/venues/{venue}/timer',
  summary: 'The clocks of a hall as its hardware has them; by the key of a device there, or a session of staff',
  params: z.object({ venue: slug }),
  body: z.object({
    period: z.number().int().min(1).max(50).nullable().default(null),
    gameClock: hardwareClock,
    /** Null while it is off. */
    shotClock: hardwareClock.nullable(),
  }),
  answer: timer,
});
export type PublishTimerInput = z.output<typeof publishTimer.body>;

/** What the screens of a hall follow by themselves. */
export const venueNow = z.object({
  venue: venueRef,
  /** What is played there now; null between games. */
  game: gameSummary.nullable(),
  board: liveBoard.nullable(),
  next: z.array(gameSummary),
  /** Whose graphics are broadcast: that game, else the nearest in time, some hours before it and after; null where none is near. */
  onAir: gameSummary.nullable(),
});
export type VenueNow = z.infer<typeof venueNow>;

export const getVenueNow = defineCall({
  path: '/v2/website/venues/{venue}/now',
  summary: 'The game that is played in a hall now, with its board, and those that come next',
  params: z.object({ venue: slug }),
  query: localeQuery,
  answer: venueNow,
});
