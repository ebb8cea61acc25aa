'use client';

import type { ReactNode } from 'react';
import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { useVisitor } from '#components/fantasy/command/use-visitor.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { MemberLeagues } from './member-leagues.tsx';

/** The private leagues of a visitor with an account; `logInFirst` once the token is known to be none of ours any more. */
export function PrivateLeagues({ league, logInFirst }: { league: LeagueParams; logInFirst: ReactNode }) {
  return (
    <Texts of={['fantasy', 'fantasy-leagues', 'profile', 'ui']}>
      <Leagues league={league} logInFirst={logInFirst} />
    </Texts>
  );
}

function Leagues({ league, logInFirst }: { league: LeagueParams; logInFirst: ReactNode }) {
  const { token, isKnown } = useVisitor();
  if (!isKnown) return <LoadingState isError={false} onRetry={() => undefined} />;
  return token === null ? logInFirst : <MemberLeagues league={league} token={token} />;
}
