import { z } from 'zod';
import type { GameEvent } from '#lib/basketball/events.ts';
import { instant } from './common.ts';
import { gameAction } from './game-action.ts';

/** Created by the client; unique within the game, for instance a UUID. */
export const eventId = z.string().regex(/^[\w:.-]{1,64}$/, 'must be 1 to 64 letters, digits, or any of _:.-');

const milliseconds = z.number().int().min(0).max(3_600_000);

const common = z.object({
  id: eventId,
  period: z.number().int().min(1).max(50),
  clockMs: milliseconds.nullable(),
  shotClockMs: z.number().int().min(0).max(60_000).optional(),
  /** When it happened, in server time; default: time of arrival. */
  wallTime: instant.optional(),
  linkedTo: eventId.optional(),
  voids: eventId.optional(),
  supersedes: eventId.optional(),
  after: eventId.optional(),
  qualifiers: z.array(z.string().max(100)).max(20).optional(),
});

/** An event as a client sends it; the engine assigns its `seq`. */
export const newGameEvent = z.intersection(common, gameAction);
export type NewGameEvent = z.output<typeof newGameEvent>;

/**
 * An event read from the log. It was validated when written, so only the common fields are checked again; the rest
 * passes unchanged.
 */
export const loggedEvent = z
  .looseObject({ id: z.string(), seq: z.number().int(), period: z.number().int(), type: z.string() })
  .transform((event) => event as unknown as GameEvent);
