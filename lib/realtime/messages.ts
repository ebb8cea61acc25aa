import type { EventsMessage, LiveBoard } from '#lib/api/contract/live.ts';
import type { Timer } from '#lib/api/contract/timer.ts';
import { hasOutline, isText, isWhole, listOf, orNull, outlineParser } from '#lib/api/outline.ts';

const anyObject = hasOutline({});
const side = hasOutline({ score: isWhole, fouls: isWhole });

export const isBoard = hasOutline({
  gameId: isText,
  seq: isWhole,
  state: isText,
  phase: isText,
  period: isWhole,
  periods: listOf(anyObject),
  clock: hasOutline({ remainingMs: isWhole }),
  shotClock: orNull(hasOutline({ remainingMs: isWhole })),
  home: side,
  away: side,
});

export const isLoggedEvent = hasOutline({ id: isText, seq: isWhole, period: isWhole, type: isText });

export const isTimer = hasOutline({
  serverTime: isText,
  source: isText,
  gameClock: orNull(anyObject),
  shotClock: orNull(anyObject),
});

/** Parsers of the messages of the live channels. */
export const liveMessages = {
  board: outlineParser<LiveBoard>('a board', isBoard),
  events: outlineParser<EventsMessage>(
    'a message of events',
    hasOutline({
      gameId: isText,
      from: isWhole,
      seq: isWhole,
      events: orNull(listOf(isLoggedEvent)),
      board: isBoard,
    }),
  ),
  timer: outlineParser<Timer>('clocks', isTimer),
  viewers: outlineParser<{ subscription_count: number }>('a count', hasOutline({ subscription_count: isWhole })),
};
