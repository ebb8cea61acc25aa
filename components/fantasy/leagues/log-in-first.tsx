'use client';

import { useTranslations } from 'next-intl';
import { LogInButton } from '#components/fantasy/command/log-in-button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';

/** What a visitor without account finds: the way to log in, with an invitation what it is for. */
export function LogInFirst({ code }: { code: string }) {
  const t = useTranslations('fantasy-leagues');
  if (code)
    return (
      <EmptyState title={t('invitedTitle')} text={t('logInText')} action={<LogInButton label={t('logInAndJoin')} />} />
    );
  return <EmptyState title={t('logInTitle')} text={t('logInText')} action={<LogInButton label={t('logIn')} />} />;
}
