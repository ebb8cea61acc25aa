'use client';

import type { OpenDesk } from '#lib/desk/open-desk.ts';
import { ActionPad } from './action-pad.tsx';
import { ClockPanel } from './clock-panel.tsx';
import { EventLog } from './event-log.tsx';
import { LifeBar } from './life-bar.tsx';
import { QuestionBar } from './question-bar.tsx';
import { StatusBar } from './status-bar.tsx';
import { TeamPanel } from './team-panel.tsx';
import { useDesk } from './use-desk.ts';
import { usePad } from './use-pad.ts';

/** The table of a running game: clocks above, a team on each side, the pad between them, the log beside it. */
export function RunTable({ open }: { open: OpenDesk }) {
  const desk = useDesk(open);
  const pad = usePad(desk);
  const pickedOf = (side: 'home' | 'away') => (pad.picked?.side === side ? pad.picked.person : undefined);
  return (
    <div className="flex flex-col gap-3 p-3">
      <StatusBar desk={desk} />
      <ClockPanel desk={desk} />
      <LifeBar desk={desk} />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1.2fr)]">
        <TeamPanel desk={desk} side="home" picked={pickedOf('home')} onPick={(person) => pad.pick('home', person)} />
        <div className="order-last col-span-2 min-w-0 bg-raised p-3 lg:order-none lg:col-span-1">
          <QuestionBar desk={desk} pad={pad} />
          <ActionPad desk={desk} pad={pad} />
        </div>
        <TeamPanel desk={desk} side="away" picked={pickedOf('away')} onPick={(person) => pad.pick('away', person)} />
        <div className="order-last col-span-2 lg:col-span-3 xl:col-span-1">
          <EventLog desk={desk} />
        </div>
      </div>
    </div>
  );
}
