'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Opening } from './opening.tsx';
import { refusalText } from './use-office.ts';

type Query<Answer> = {
  data: Answer | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
};

/** Shows what the office has asked for, that it is on its way, or why the server did not give it. */
export function QueryGate<Answer>({
  query: { data, error, refetch },
  children,
}: {
  query: Query<Answer>;
  children: (answer: Answer) => ReactNode;
}) {
  const t = useTranslations('office');
  if (data !== undefined) return children(data);
  if (!error) return <Opening />;
  return (
    <EmptyState
      title={t('failedTitle')}
      text={refusalText(error, t)}
      action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
    />
  );
}
