'use client';

import { ClockPanel } from '#components/desk/clock/clock-panel.tsx';
import { EntryPanel } from '#components/desk/entry/entry-panel.tsx';
import { useEntry } from '#components/desk/entry/use-entry.ts';
import { EventLog } from '#components/desk/log/event-log.tsx';
import { useDesk } from '#components/desk/shared/use-desk.ts';
import { TeamPanel } from '#components/desk/team/team-panel.tsx';
import { useWakeLock } from '#components/ui/use-wake-lock.ts';
import { controlsOf } from '#lib/desk/game/duty.ts';
import type { OpenDesk } from '#lib/desk/game/open-desk.ts';
import { BreakTime } from './break-time.tsx';
import type { DeskTable } from './duty-choice.tsx';
import { LifecycleBar } from './lifecycle-bar.tsx';
import { StatusBar } from './status-bar.tsx';
import { TypedNumber } from './typed-number.tsx';
import { useKeys } from './use-keys.ts';
import { useTypedNumber } from './use-typed-number.ts';
import { Watermark } from './watermark.tsx';

/** The grid areas of the desk on a phone, a tablet and a laptop. */
const areas = [
  "grid-cols-2 [grid-template-areas:'status_status'_'clock_clock'_'life_life'_'home_away'_'pad_pad'_'log_log']",
  "lg:grid-cols-[13rem_minmax(0,1fr)_13rem] lg:[grid-template-areas:'status_status_status'_'clock_clock_clock'_'home_life_away'_'home_pad_away'_'home_log_away']",
  'lg:grid-rows-[auto_auto_auto_auto_minmax(6rem,1fr)] min-[72rem]:grid-cols-[13rem_minmax(0,1fr)_13rem_17rem]',
  "min-[72rem]:[grid-template-areas:'status_status_status_status'_'clock_clock_clock_log'_'home_life_away_log'_'home_pad_away_log']",
  'min-[72rem]:grid-rows-[auto_auto_auto_1fr] xl:grid-cols-[15rem_minmax(0,1fr)_15rem_19rem]',
].join(' ');

/**
 * The scorer's desk of a running game: clocks at the top, a team on each side, the action pad between them, the log
 * beside or below it.
 */
export function RunGame({ open, table, onSheet }: { open: OpenDesk; table: DeskTable; onSheet: () => void }) {
  const desk = useDesk(open);
  const controls = controlsOf(table.duty);
  const pad = useEntry(desk);
  const { typed, onKey } = useTypedNumber();
  useKeys(onKey);
  useWakeLock();
  const pickedOf = (side: 'home' | 'away') => (pad.picked?.side === side ? pad.picked.person : undefined);
  return (
    // On a phone the open pad lies over the end of the page, not over players who cannot be scrolled above it.
    <div className={`grid gap-2 p-2 ${areas} max-lg:has-[[data-pad][data-busy]]:pb-[60svh] lg:min-h-svh`}>
      {desk.isRehearsal && <Watermark />}
      <TypedNumber typed={typed} />
      <div className="[grid-area:status]">
        <StatusBar desk={desk} table={table} onSheet={onSheet} />
      </div>
      <div className="min-w-0 [grid-area:clock] max-lg:sticky max-lg:top-0 max-lg:z-10">
        <ClockPanel desk={desk} controls={controls} />
      </div>
      <div className="flex min-w-0 flex-wrap items-center justify-between bg-raised [grid-area:life]">
        {(controls.statistics || controls.gameClock) && <LifecycleBar desk={desk} />}
        <BreakTime desk={desk} />
      </div>
      {controls.statistics && (
        <>
          <div className="min-w-0 [grid-area:home]">
            <TeamPanel
              desk={desk}
              side="home"
              picked={pickedOf('home')}
              onPick={(person) => pad.pick('home', person)}
            />
          </div>
          <div className="min-w-0 [grid-area:away]">
            <TeamPanel
              desk={desk}
              side="away"
              picked={pickedOf('away')}
              onPick={(person) => pad.pick('away', person)}
            />
          </div>
          <div className="min-w-0 [grid-area:pad]">
            <EntryPanel desk={desk} pad={pad} />
          </div>
          <div className="min-w-0 [grid-area:log] lg:[contain:size]">
            <EventLog desk={desk} pad={pad} />
          </div>
        </>
      )}
    </div>
  );
}
