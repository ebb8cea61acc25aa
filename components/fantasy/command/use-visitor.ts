'use client';

import { useEffect, useState } from 'react';
import { useAuth } from '#stores/auth.ts';
import { useFollows } from '#stores/follows.ts';

/** Returns the access token of the visitor, null without one; `isKnown` once that is sure. */
export function useVisitor(): { token: string | null; isKnown: boolean } {
  const token = useAuth(({ accessToken }) => accessToken);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void useFollows
      .getState()
      .start()
      .finally(() => isCurrent && setRead(true));
    return () => {
      isCurrent = false;
    };
  }, []);
  return { token, isKnown: isRead || token !== null };
}
