import type { ReactNode } from 'react';
import { PageBody } from '#components/layout/page-body.tsx';
import { ProfileMasthead } from '#components/profile/profile-masthead.tsx';

export default function ProfileTabsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ProfileMasthead />
      <PageBody>{children}</PageBody>
    </>
  );
}
