'use client';

import { useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

/** What stands in place of an answer that is awaited, or has failed. */
export function LoadingState({ isError, onRetry }: { isError: boolean; onRetry: () => void }) {
  const t = useTranslations('profile');
  if (!isError)
    return (
      <p role="status" className="py-6 text-center text-sm text-quiet">
        {t('loading')}
      </p>
    );
  return (
    <EmptyState
      title={t('failedTitle')}
      text={t('failedText')}
      action={<Button onClick={onRetry}>{t('again')}</Button>}
    />
  );
}
