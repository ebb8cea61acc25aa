'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useLogin } from '#components/layout/account/use-login.ts';
import { Button } from '#components/ui/button.tsx';
import { paths } from '#lib/paths.ts';
import { splitLocale, withLocale } from '#lib/routing/locale-prefix.ts';

/** On a site that is not the official website: the login opens there. */
export function Elsewhere({ officialUrl }: { officialUrl: string }) {
  const t = useTranslations('auth');
  const { account } = useMessages();
  const { logIn, isBusy } = useLogin(account);
  const { host } = new URL(officialUrl);
  return (
    <>
      <h1 className="headline text-3xl">{t('login.title')}</h1>
      <p className="mt-3 wrap-anywhere">{t('elsewhere.text', { site: host })}</p>
      <Button
        variant="primary"
        disabled={isBusy}
        className="mt-6 w-full whitespace-normal!"
        onClick={async () => {
          if (!(await logIn())) return;
          const { locale } = splitLocale(window.location.pathname);
          window.location.assign(locale ? withLocale(locale, paths.profile()) : paths.profile());
        }}
      >
        {t('elsewhere.submit', { site: host })}
      </Button>
    </>
  );
}
