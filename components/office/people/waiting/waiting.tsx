'use client';

import { Admissions } from './admissions.tsx';
import { ProvisionalPlayers } from './provisional-players.tsx';

/** What waits for the office: players whom a table knew by number only, and admitted players. */
export function Waiting() {
  return (
    <div className="flex flex-col gap-10">
      <ProvisionalPlayers />
      <Admissions />
    </div>
  );
}
