'use client';

import { useMemo, useSyncExternalStore } from 'react';
import type { GameAction } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { type ClockIntent, type ClockRefusal, decideClock } from '#lib/desk/clock/clock-command.ts';
import { clocksOf, type DeskClocks } from '#lib/desk/clock/clocks.ts';
import { withClockStopped } from '#lib/desk/entry/clock-stops.ts';
import { withArrowTurned } from '#lib/desk/entry/period-arrow.ts';
import { clockCommandOf, commandOf, type Draft, type Stamp, stampAt } from '#lib/desk/entry/stamp.ts';
import { redoDrafts, undoDrafts } from '#lib/desk/entry/undo.ts';
import type { OpenDesk } from '#lib/desk/game/open-desk.ts';
import { createIncrementalReplay } from '#lib/desk/game/state.ts';
import type { OutboxState } from '#lib/desk/outbox/outbox.ts';
import { newCommandId } from '#lib/desk/session.ts';
import { type EntryWarnings, entryWarnings } from '#lib/desk/warnings/entry-warnings.ts';

export type Desk = Pick<OpenDesk, 'snapshot' | 'now' | 'isRehearsal'> & {
  outbox: OutboxState;
  state: GameState;
  clocks: DeskClocks;
  /** What should be looked at in the log, by entry. */
  warnings: EntryWarnings;
  stamp: () => Stamp;
  /** Returns the id of a new command. */
  newId: () => string;
  /** Records one decision in the log; returns its id. */
  write: (drafts: readonly Draft[], stamp?: Stamp, id?: string) => string;
  /** Records an action that requires a stopped clock, and stops a running one. */
  interrupt: (action: GameAction) => void;
  clock: (intent: ClockIntent) => ClockRefusal | null;
  undo: (() => void) | null;
  redo: (() => void) | null;
  confirmHeld: () => void;
  dropHeld: () => void;
};

/** Returns the game at the scorer's desk and its operations. */
export function useDesk({ snapshot, outbox, device, now, isRehearsal }: OpenDesk): Desk {
  const replay = useMemo(() => createIncrementalReplay(snapshot.live), [snapshot.live]);
  const current = useSyncExternalStore(outbox.subscribe, outbox.getState, outbox.getState);
  const state = useMemo(() => replay(current.queue), [replay, current.queue]);
  const clocks = useMemo(() => clocksOf(state), [state]);
  const warnings = useMemo(() => {
    const { running, remainingMs } = state.anchors.game;
    return entryWarnings(state, running ? 0 : remainingMs);
  }, [state]);
  const stamp = () => stampAt(clocks, now());
  // The newest state, not the rendered one: key presses may come faster than renders.
  const latest = () => replay(outbox.getState().queue);
  const newId = () => newCommandId(device);
  const write = (drafts: readonly Draft[], at: Stamp = stamp(), id = newId()) => {
    void outbox.write(commandOf(id, drafts, at));
    return id;
  };
  const undone = undoDrafts(state, device);
  const redone = redoDrafts(state, device);
  return {
    snapshot,
    now,
    isRehearsal,
    outbox: current,
    state,
    clocks,
    warnings,
    stamp,
    newId,
    write,
    interrupt: (action) => void write(withClockStopped(clocksOf(latest()), [action], now())),
    clock: (intent) => {
      const newest = latest();
      const decision = decideClock(clocksOf(newest), intent, now());
      if (!decision.ok) return decision.refusal;
      const steps = withArrowTurned(newest, decision.steps);
      void outbox.write(clockCommandOf(newId(), { ...decision, steps }, newest.clock.period));
      return null;
    },
    undo: undone.length > 0 ? () => void write(undone) : null,
    redo: redone.length > 0 ? () => void write(redone) : null,
    confirmHeld: () => outbox.confirmHeld(),
    dropHeld: () => void outbox.dropHeld(),
  };
}
