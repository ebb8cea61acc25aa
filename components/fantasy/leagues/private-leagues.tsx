'use client';

import { lazy, Suspense } from 'react';
import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { useVisitor } from '#components/fantasy/command/use-visitor.ts';
import { useAddress } from '#components/ui/use-address.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { retry } from '#lib/retry/retry.ts';
import { LogInFirst } from './log-in-first.tsx';

const MemberLeagues = lazy(async () => ({
  default: (await retry(() => import('./member-leagues.tsx'))).MemberLeagues,
}));

/** The private leagues of a visitor, whose code loads once an account is known, or the way to log in. */
export function PrivateLeagues({ league }: { league: LeagueParams }) {
  return (
    <Texts of={['fantasy', 'fantasy-leagues', 'profile', 'ui']}>
      <Leagues league={league} />
    </Texts>
  );
}

function Leagues({ league }: { league: LeagueParams }) {
  const { token, isKnown } = useVisitor();
  const [{ join = '' }] = useAddress(['join']);
  const loading = <LoadingState isError={false} onRetry={() => undefined} />;
  if (!isKnown) return loading;
  if (token === null) return <LogInFirst code={join} />;
  return (
    <Suspense fallback={loading}>
      <MemberLeagues league={league} token={token} />
    </Suspense>
  );
}
