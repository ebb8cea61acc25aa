'use client';

import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { useMember } from '#components/entity/own/use-member.ts';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { followingQuery } from '#lib/api/queries/profile.ts';
import { Texts } from '#lib/i18n/texts.tsx';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { FollowingPanel } from './following-panel.tsx';

/** What is new about what the visitor follows, by one call. */
export function FollowingView() {
  return (
    <Texts of={['profile', 'entity', 'statistics']}>
      <Following />
    </Texts>
  );
}

function Following() {
  const locale = usePageLocale();
  const { data, isError, refetch } = useOwnQuery(useMember(), followingQuery(locale));
  if (!data) return <LoadingState isError={isError} onRetry={() => void refetch()} />;
  return <FollowingPanel page={data} />;
}
