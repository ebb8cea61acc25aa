'use client';

import { InOrder } from '#components/office/shared/in-order.tsx';
import { Appointments } from './appointments.tsx';
import { OfficialList } from './official-list.tsx';

/** The crews of the next games, and the officials of the league. */
export function OfficialsView() {
  return (
    <InOrder className="flex flex-col gap-10">
      <Appointments />
      <OfficialList />
    </InOrder>
  );
}
