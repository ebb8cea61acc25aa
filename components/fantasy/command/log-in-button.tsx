'use client';

import { useEffect, useState } from 'react';
import type { AccountTexts } from '#components/layout/account/account-menu.tsx';
import { useLogin } from '#components/layout/account/use-login.ts';
import { Button } from '#components/ui/button.tsx';
import { accountsInfo } from '#lib/account/accounts-info.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { retry } from '#lib/retry/retry.ts';
import { loadAccountTexts } from '#messages/load-account.ts';

/** Logs in without leaving the page. */
export function LogInButton({ label }: { label: string }) {
  const locale = usePageLocale();
  const [texts, setTexts] = useState<AccountTexts | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Known by the click, since browsers open a window only while that is handled.
    accountsInfo().catch(() => undefined);
    void retry(() => loadAccountTexts(locale)).then((loaded) => isCurrent && setTexts(loaded));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  if (!texts)
    return (
      <Button variant="primary" disabled>
        {label}
      </Button>
    );
  return <Ready label={label} texts={texts} />;
}

function Ready({ label, texts }: { label: string; texts: AccountTexts }) {
  const { logIn, isBusy } = useLogin(texts);
  return (
    <Button variant="primary" disabled={isBusy} onClick={() => void logIn()}>
      {label}
    </Button>
  );
}
