'use client';

import { InOrder } from '#components/office/shared/in-order.tsx';
import { useMember } from '#components/office/shared/member-context.ts';
import { listSessions } from '#lib/api/contract/staff-access.ts';
import { mayCall } from '#lib/office/own-scope.ts';
import { InviteForm } from './invite-form.tsx';
import { Members } from './members.tsx';
import { OpenDevices, OpenLinks, OpenSessions, OpenTokens } from './revocable-lists.tsx';

/** Who may do what, and what gives access: people, their sessions and links, devices and machines. */
export function StaffRoom() {
  const mayEnd = mayCall(useMember().grants, listSessions);
  return (
    <InOrder className="flex flex-col gap-10">
      <Members />
      <InviteForm />
      {mayEnd && (
        <>
          <OpenSessions />
          <OpenLinks />
          <OpenDevices />
          <OpenTokens />
        </>
      )}
    </InOrder>
  );
}
