import { z } from 'zod';
import { foulKinds, shotKinds, turnoverKinds } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';

const side = z.enum(sides);
const anySide = side.nullable();
/** At most three per foul; some feeds number the free throws of several fouls at one stoppage together. */
const freeThrows = z.number().int().min(1).max(12);
const flag = z.boolean().optional();
const count = z.number().int().min(0);

/** Of a player (null if unknown) or the team (null). */
const byPlayer = { side, person: z.uuid().nullable() };
const flags = { inThePaint: flag, fastBreak: flag, secondChance: flag, fromTurnover: flag };
const location = z.object({ x: z.number().min(-10).max(10), y: z.number().min(-3).max(32) }).optional();
const reason = z.string().trim().min(1, 'say why').max(500);

/** An event of a game log in its wire form; see `lib/basketball/events.ts`. */
export const gameAction = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('field-goal'),
    ...byPlayer,
    points: z.union([z.literal(2), z.literal(3)]),
    made: z.boolean(),
    shot: z.enum(shotKinds),
    location,
    blocked: flag,
    ...flags,
  }),
  z.object({
    type: z.literal('free-throw'),
    ...byPlayer,
    made: z.boolean(),
    number: freeThrows,
    of: freeThrows,
    ...flags,
  }),
  z.object({ type: z.literal('rebound'), ...byPlayer, kind: z.enum(['offensive', 'defensive']), deadBall: flag }),
  z.object({ type: z.literal('turnover'), ...byPlayer, kind: z.enum(turnoverKinds) }),
  z.object({
    type: z.literal('foul'),
    ...byPlayer,
    kind: z.enum(foulKinds),
    freeThrows: count.max(3).optional(),
    shooting: flag,
    cancelled: flag,
  }),
  z.object({ type: z.literal('jump-ball'), ...byPlayer, outcome: z.enum(['won', 'lost']) }),
  z.object({
    type: z.enum([
      'assist',
      'steal',
      'block',
      'block-received',
      'foul-drawn',
      'starter',
      'captain',
      'substitution-in',
      'substitution-out',
    ]),
    ...byPlayer,
  }),
  z.object({ type: z.literal('timeout'), kind: z.enum(['team', 'media', 'official']), side: anySide, refused: flag }),
  z.object({ type: z.enum(['possession-arrow', 'held-ball']), side: anySide }),
  z.object({ type: z.literal('clock'), change: z.enum(['start', 'stop', 'set']) }),
  z.object({
    type: z.literal('shot-clock'),
    change: z.enum(['start', 'stop', 'reset-24', 'reset-14', 'set', 'blank']),
  }),
  z.object({ type: z.enum(['period-end', 'game-end']), confirmed: flag }),
  z.object({ type: z.enum(['period-start', 'game-start', 'suspended', 'resumed', 'finalised', 'annulled']) }),
  z.object({ type: z.literal('score-confirmed'), home: count.max(10_000), away: count.max(10_000) }),
  z.object({ type: z.enum(['reopened', 'protest']), reason, side: side.optional() }),
  z.object({ type: z.enum(['forfeit', 'default']), guilty: z.enum([...sides, 'both']) }),
  z.object({ type: z.literal('attendance'), spectators: count.max(1_000_000) }),
  z.object({
    type: z.literal('review'),
    side: anySide,
    kind: z.enum(['instant-replay', 'challenge']),
    result: z.enum(['upheld', 'overturned']).optional(),
  }),
  z.object({ type: z.literal('correction'), reason: z.string().max(500).optional() }),
  z.object({
    type: z.literal('note'),
    source: z.string().max(100),
    side: anySide.optional(),
    person: z.uuid().nullable().optional(),
  }),
]);
