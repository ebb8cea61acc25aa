import { createContext, useContext } from 'react';
import type { StaffMember } from '#lib/api/contract/staff.ts';

/** Who is signed in to the office. */
export const MemberContext = createContext<StaffMember | null>(null);

export function useMember(): StaffMember {
  const member = useContext(MemberContext);
  if (!member) throw new Error('useMember belongs below OfficeSession.');
  return member;
}
