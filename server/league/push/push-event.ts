import { z } from 'zod';
import { milestoneStats } from '#lib/api/contract/account/following.ts';

const score = z.object({ home: z.number().int(), away: z.number().int() });
/** Milliseconds since the epoch. */
const at = z.number().int();
const ofGame = { gameId: z.uuid(), at };

/** `mark` tells changes of one game apart. */
const move = { change: z.enum(['time', 'venue', 'postponed', 'cancelled']), mark: z.string() };

/**
 * Something that devices are told of. Scores are those of its moment: a message may be late on purpose, and must not tell what
 * has happened since.
 */
export const pushEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('tip-off'), ...ofGame }),
  z.object({ kind: z.literal('period'), ...ofGame, period: z.number().int(), regularPeriods: z.number().int(), score }),
  z.object({ kind: z.literal('close'), ...ofGame, score }),
  z.object({ kind: z.literal('final'), ...ofGame, score: score.nullable() }),
  z.object({
    kind: z.literal('record'),
    ...ofGame,
    personId: z.uuid(),
    milestone: z.enum(['total', 'best']),
    stat: z.enum(milestoneStats),
    value: z.number().int(),
  }),
  z.object({
    kind: z.literal('moved'),
    ...ofGame,
    ...move,
    /** Other games that were moved at once, of which the same message tells; `batch` is its topic then. */
    others: z.array(z.object({ gameId: z.uuid(), ...move })).optional(),
    batch: z.uuid().optional(),
  }),
  z.object({ kind: z.literal('news'), newsId: z.uuid(), at }),
  /** `deadline` (ISO 8601): until when these followers may change their team of a round. */
  z.object({
    kind: z.literal('fantasy'),
    at,
    roundId: z.uuid(),
    deadline: z.iso.datetime(),
    followerIds: z.array(z.uuid()),
  }),
]);
export type PushEvent = z.infer<typeof pushEvent>;
export type MoveEvent = Extract<PushEvent, { kind: 'moved' }>;
export type PushKind = PushEvent['kind'];

/** Events that tell how a game stands. */
const scoreKinds: readonly PushKind[] = ['period', 'close', 'final', 'record'];
export const showsScore = (kind: PushKind): boolean => scoreKinds.includes(kind);

/** How long an event is worth a message, in milliseconds; the push services keep one no longer either. */
export const lifeMs = 10 * 60_000;

/** What a message is about: at most one of a topic waits for a device, and a newer one takes its place there. */
export function topicOf(event: PushEvent): string {
  if (event.kind === 'news') return compact(event.newsId);
  if (event.kind === 'fantasy') return compact(event.roundId);
  if (event.kind === 'moved' && event.batch) return compact(event.batch);
  return compact(event.kind === 'record' ? event.personId : event.gameId);
}

/** At most 32 characters of base64url (RFC 8030). */
const compact = (id: string) => id.replaceAll('-', '');

/** Tells apart the events of a topic: a device gets each of them once. */
export function nameOfEvent(event: PushEvent): string {
  if (event.kind === 'period') return `period ${event.period}`;
  if (event.kind === 'moved') return `${event.change} ${event.mark}`;
  if (event.kind === 'record') return `${event.milestone} ${event.stat} ${event.value} ${event.gameId}`;
  return event.kind;
}
