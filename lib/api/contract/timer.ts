import { z } from 'zod';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, localeQuery, slug } from './common.ts';
import { gameSummary, venueRef } from './game.ts';
import { clockAnchor, liveBoard } from './live.ts';

/**
 * Clock anchors of a venue or game, with the server time to count on from. `source` is their origin: the scorer's desk
 * or the venue's hardware.
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
  summary: 'The clocks of a game, or of the current game in a venue',
  params: z.object({}),
  query: z.object({ game: z.uuid().optional(), venue: slug.optional() }).describe('Exactly one of the two'),
  answer: timer,
});

const hardwareClock = z.object({
  running: z.boolean(),
  remainingMs: z.number().int().min(0).max(3_600_000),
  /** When it showed that; default: time of arrival. */
  at: instant.optional(),
});

export const publishTimer = defineCommand({
  method: 'PUT',
  path: '/v2/manage/venues/{venue}/timer',
  summary: 'Publishes the hardware clocks of a venue, with the key of a device there or a staff session',
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

/** What the screens of a venue follow. */
export const venueNow = z.object({
  venue: venueRef,
  /** The current game; null between games. */
  game: gameSummary.nullable(),
  board: liveBoard.nullable(),
  next: z.array(gameSummary),
  /**
   * The game whose graphics are broadcast: the current one, else within some hours the next one, else the last one that
   * was played; null if there is none.
   */
  onAir: gameSummary.nullable(),
});
export type VenueNow = z.infer<typeof venueNow>;

export const getVenueNow = defineCall({
  path: '/v2/website/venues/{venue}/now',
  summary: 'The current game in a venue with its scoreboard, and the next ones',
  params: z.object({ venue: slug }),
  query: localeQuery,
  answer: venueNow,
});
