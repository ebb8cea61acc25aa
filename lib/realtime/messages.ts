import type { ClockAnchor, DeskMessage, EventsMessage, LiveBoard } from '#lib/api/contract/live.ts';
import type { Timer } from '#lib/api/contract/timer.ts';
import { hasOutline, isText, isWhole, listOf, orNull, outlineParser } from '#lib/api/outline.ts';
import type { GameEvent } from '#lib/basketball/events.ts';

const anyObject = hasOutline({});
const isClock = hasOutline<ClockAnchor>({ remainingMs: isWhole });
const isSide = hasOutline<LiveBoard['home']>({ score: isWhole, fouls: isWhole });

export const isBoard = hasOutline<LiveBoard>({
  gameId: isText,
  seq: isWhole,
  state: isText,
  phase: isText,
  period: isWhole,
  periods: listOf(anyObject),
  clock: isClock,
  shotClock: orNull(isClock),
  home: isSide,
  away: isSide,
});

export const isLoggedEvent = hasOutline<GameEvent>({ id: isText, seq: isWhole, period: isWhole, type: isText });

export const isTimer = hasOutline<Timer>({
  serverTime: isText,
  source: isText,
  gameClock: orNull(isClock),
  shotClock: orNull(isClock),
});

/** Parsers of the messages of the live channels. */
export const liveMessages = {
  board: outlineParser<LiveBoard>('a board', isBoard),
  events: outlineParser<EventsMessage>(
    'a message of events',
    hasOutline<EventsMessage>({
      gameId: isText,
      from: isWhole,
      seq: isWhole,
      events: orNull(listOf(isLoggedEvent)),
      board: isBoard,
    }),
  ),
  desk: outlineParser<DeskMessage>('a message of the desk', hasOutline<DeskMessage>({ awaySince: orNull(isText) })),
  timer: outlineParser<Timer>('clocks', isTimer),
  viewers: outlineParser<{ subscription_count: number }>('a count', hasOutline({ subscription_count: isWhole })),
};
