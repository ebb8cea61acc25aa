'use client';

import { Suspense, useEffect, useState } from 'react';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import { hasToken } from '#lib/routing/token-cookie.ts';

const OwnRound = lazyView(async () => (await import('./own-round.tsx')).OwnRound);

/** The place of the visitor's own round on a page that is the same for everybody; nothing without account. */
export function OwnRoundSlot(props: { league: LeagueParams; round: number; average: number | null }) {
  const [isMember, setMember] = useState(false);
  useEffect(() => setMember(hasToken(document.cookie)), []);
  if (!isMember) return null;
  return (
    <Suspense>
      <OwnRound {...props} />
    </Suspense>
  );
}
