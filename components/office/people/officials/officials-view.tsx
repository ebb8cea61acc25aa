'use client';

import { Appointments } from './appointments.tsx';
import { OfficialList } from './official-list.tsx';

/** The crews of the next games, and the officials of the league. */
export function OfficialsView() {
  return (
    <div className="flex flex-col gap-10">
      <Appointments />
      <OfficialList />
    </div>
  );
}
