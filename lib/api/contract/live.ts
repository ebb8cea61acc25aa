import { z } from 'zod';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';
import { forecast } from './box-score.ts';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, localeQuery, maxInteger, storedWhole } from './common.ts';
import { game, gameParams, gameStates } from './game.ts';
import { eventId, loggedEvent, newGameEvent } from './game-event.ts';
import { playerRef } from './player.ts';

/** A clock reading at a server instant, from which displays count on. */
export const clockAnchor = z.object({
  running: z.boolean(),
  remainingMs: z.number().int(),
  at: z.string().nullable(),
});
export type ClockAnchor = z.infer<typeof clockAnchor>;

const boardSide = z.object({
  score: z.number().int(),
  fouls: z.number().int(),
  penalty: z.boolean(),
  timeoutsLeft: z.number().int(),
  timeoutsUsed: z.number().int(),
  hasArrow: z.boolean(),
});

/** The complete scoreboard; the higher `seq` replaces the other. */
export const liveBoard = z
  .object({
    gameId: z.string(),
    seq: z.number().int(),
    state: z.enum(gameStates),
    phase: z.enum(['scheduled', 'playing', 'interval', 'finished']),
    period: z.number().int(),
    periods: z.array(z.object({ home: z.number().int(), away: z.number().int() })),
    clock: clockAnchor,
    shotClock: clockAnchor.nullable(),
    home: boardSide,
    away: boardSide,
  })
  .meta({ id: 'LiveBoard' });
export type LiveBoard = z.infer<typeof liveBoard>;

/**
 * The `events` message of channel `game.{id}` after each commit: events `from` … `seq`, or null if they exceed the
 * message size. Then, and after a gap, clients fetch the log.
 */
export const eventsMessage = z.object({
  gameId: z.string(),
  from: z.number().int(),
  seq: z.number().int(),
  events: z.array(loggedEvent).nullable(),
  board: liveBoard,
});
export type EventsMessage = z.infer<typeof eventsMessage>;

/** The `desk` message of channel `game.{id}`: since when no device with the clock has been heard; null once one is heard again. */
export type DeskMessage = { gameId: string; awaySince: string | null };

const sheetPlayer = playerRef.extend({ number: z.string().nullable() });
const sheets = z.object({ home: z.array(sheetPlayer), away: z.array(sheetPlayer) });

const coachNames = z.object({ home: z.string().nullable(), away: z.string().nullable() });

export const liveGame = z.object({
  gameId: z.string(),
  seq: z.number().int(),
  serverTime: instant,
  board: liveBoard,
  /** Rules profile of the game, for the reducer. */
  profile: z.looseObject({ id: z.string() }).transform((profile) => profile as unknown as RulesProfile),
  /** Players in the order of the roster sheet. */
  sheet: sheets,
  coaches: coachNames,
  /** The first assistant coaches; a game that a device stored with an earlier build has none. */
  assistants: coachNames.default({ home: null, away: null }),
  /** For the win probability; null where the log has no plays in time. */
  forecast: forecast.nullable(),
  /** The whole log, or with `since` the events after that number. */
  events: z.array(loggedEvent),
});
export type LiveGame = z.infer<typeof liveGame>;

export const getLiveGame = defineCall({
  path: '/v2/website/games/{gameId}/live',
  summary:
    'The log of a game with all inputs of its reducer; `since` leaves out older events, a new `seq` bypasses older cached responses',
  params: gameParams,
  query: localeQuery.extend({
    since: z.coerce.number().int().min(0).max(maxInteger).default(0),
    /** Only makes the address another one: a position of the log, or the time. */
    seq: z.coerce.number().int().min(0).optional(),
  }),
  answer: liveGame,
});

export const recordEvents = defineCommand({
  method: 'POST',
  path: '/v2/manage/games/{gameId}/events',
  summary: 'Appends events to the log of a game; responds once they are durable',
  params: gameParams,
  body: z.object({
    /** The last `seq` the client has seen. */
    expectedSeq: storedWhole,
    /** Device name, stored in the log. */
    device: z.string().trim().min(1).max(60),
    events: z.array(newGameEvent).min(1).max(500),
  }),
  answer: z.discriminatedUnion('outcome', [
    z.object({
      outcome: z.literal('recorded'),
      seq: z.number().int(),
      recorded: z.array(z.object({ id: eventId, seq: z.number().int() })),
      board: liveBoard,
    }),
    /** Another client was faster and nothing is recorded: apply `missed`, then decide again. */
    z.object({ outcome: z.literal('conflict'), seq: z.number().int(), missed: z.array(loggedEvent) }),
  ]),
});
export type RecordEventsInput = z.output<typeof recordEvents.body>;
export type RecordEventsAnswer = z.output<typeof recordEvents.answer>;

const sheetInput = z.array(
  z.object({
    personId: z.uuid(),
    number: z.string().regex(shirtNumber).nullable(),
    /** Why a player plays who is suspended or has no licence. */
    reason: z.string().trim().min(3).max(500).optional(),
  }),
);
const staffName = z.string().trim().max(100).nullable();
const benchInput = z.object({ home: staffName, away: staffName });

export const enterSheet = defineCommand({
  method: 'PUT',
  path: '/v2/manage/games/{gameId}/sheet',
  summary:
    'Sets the roster sheet of a game, in order, with coaches and officials; players in the log cannot be removed, and who may not play needs a reason',
  params: gameParams,
  body: z.object({
    home: sheetInput,
    away: sheetInput,
    coaches: benchInput,
    /** Assistants and officials stay as they are where they are left out; officials are in the order of the scoresheet. */
    assistants: benchInput.optional(),
    officials: z
      .array(z.object({ name: z.string().trim().min(1).max(100), role: game.shape.officials.element.shape.role }))
      .max(20)
      .optional(),
  }),
  answer: z.object({ seq: z.number().int() }),
});
export type EnterSheetInput = z.output<typeof enterSheet.body>;

export const addProvisionalPlayer = defineCommand({
  method: 'POST',
  path: '/v2/manage/games/{gameId}/provisional-players',
  summary:
    'Adds a player who is known by number only to the squad of a team of the game; nothing else of the record is public until it is merged with a person',
  params: gameParams,
  body: z.object({
    side: z.enum(['home', 'away']),
    number: z.string().regex(shirtNumber),
    name: z.string().trim().max(100).nullable(),
  }),
  answer: z.object({ personId: z.uuid(), firstName: z.string(), lastName: z.string() }),
});
export type AddProvisionalPlayerInput = z.output<typeof addProvisionalPlayer.body>;
