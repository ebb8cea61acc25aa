'use client';

import { useEffect } from 'react';
import { leaveMembersPage } from '#lib/routing/leave-members-page.ts';
import { useAuth } from '#stores/auth.ts';
import { useFollows } from '#stores/follows.ts';

/** Returns the access token of the visitor; without one the page is left for the home page. */
export function useMember(): string | null {
  const token = useAuth(({ accessToken }) => accessToken);
  useEffect(() => {
    void useFollows
      .getState()
      .start()
      .then(() => {
        if (useAuth.getState().accessToken === null) leaveMembersPage();
      });
  }, []);
  return token;
}
