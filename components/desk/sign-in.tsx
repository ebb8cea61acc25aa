'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { signIn } from '#lib/desk/session.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';

type Progress = 'busy' | 'no-token' | 'refused' | 'failed';

/** Signs in with the token in the fragment, which no server logs, and removes it from the address. */
export function SignIn() {
  const t = useTranslations('desk');
  const router = useRouter();
  const locale = usePageLocale();
  const [progress, setProgress] = useState<Progress>('busy');
  const token = useRef<string | null>(null);
  const attempt = async (link: string) => {
    setProgress('busy');
    try {
      await signIn(link);
      history.replaceState(null, '', location.pathname);
      router.replace(withLocale(locale, paths.desk()));
    } catch (error) {
      setProgress(error instanceof ApiFailure && error.status >= 400 && error.status < 500 ? 'refused' : 'failed');
    }
  };
  useEffect(() => {
    // Once only: the first attempt uses up the token.
    if (token.current !== null) return;
    token.current = location.hash.slice(1);
    if (token.current) void attempt(token.current);
    else setProgress('no-token');
  });
  if (progress === 'busy') return <p className="p-10 text-center text-quiet">{t('signingIn')}</p>;
  return (
    <EmptyState
      title={t(`signIn.${progress}Title`)}
      text={t(`signIn.${progress}Text`)}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          {progress === 'failed' && (
            <Button variant="primary" onClick={() => void attempt(token.current ?? '')}>
              {t('retry')}
            </Button>
          )}
          <ButtonLink href={paths.home()}>{t('toSite')}</ButtonLink>
        </span>
      }
    />
  );
}
