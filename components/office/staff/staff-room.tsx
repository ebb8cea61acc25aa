'use client';

import { InviteForm } from './invite-form.tsx';
import { Members } from './members.tsx';
import { OpenDevices, OpenLinks, OpenSessions, OpenTokens } from './revocable-lists.tsx';

/** Who may do what, and what gives access: people, their sessions and links, devices and machines. */
export function StaffRoom() {
  return (
    <div className="flex flex-col gap-10">
      <Members />
      <InviteForm />
      <OpenSessions />
      <OpenLinks />
      <OpenDevices />
      <OpenTokens />
    </div>
  );
}
