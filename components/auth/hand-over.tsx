'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { handOver } from '#lib/account/login-calls.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import type { AskingSite } from '#lib/api/contract/account/handover.ts';
import { Alert } from './alert.tsx';
import { useProblemText } from './auth-form.tsx';
import { BirthDateForm } from './birth-date-form.tsx';
import { Notice } from './notice.tsx';
import type { AuthProblem } from './use-submit.ts';

type Props = {
  site: AskingSite;
  account: NonNullable<AskingSite['account']>;
  /** Whether the visitor has just logged in for this site, so that there is nothing left to ask. */
  isDecided: boolean;
  /** Gives the token to the site; false where its page is gone. */
  deliver: (token: string) => boolean | Promise<boolean>;
  onOther: () => void;
};

/** Gives the site that asks a token of its own, once the visitor has agreed. */
export function HandOver({ site, account, isDecided, deliver, onOther }: Props) {
  const t = useTranslations('auth.handOver');
  const login = useTranslations('auth.login');
  const textOf = useProblemText(site.minimumAge);
  const [hasAgreed, setAgreed] = useState(isDecided);
  const [hasBirthDate, setBirthDate] = useState(account.hasBirthDate || site.minimumAge === null);
  const [state, setState] = useState<'open' | 'gone' | AuthProblem>('open');
  const isReady = hasAgreed && hasBirthDate;
  const send = useEffectEvent(async () => {
    try {
      const { access_token } = await commandApi(handOver, { body: { domain: site.origin } });
      if (!(await deliver(access_token))) setState('gone');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status === 409) return setBirthDate(false);
      setState(error.status === 403 ? 'young' : 'failed');
      setAgreed(false);
    }
  });
  useEffect(() => {
    if (isReady) void send();
  }, [isReady]);
  if (state === 'gone') return <Notice title={t('closedTitle')} text={t('closedText', { site: site.name })} />;
  if (hasAgreed && !hasBirthDate && site.minimumAge !== null)
    return <BirthDateForm site={site.name} minimumAge={site.minimumAge} onDone={() => setBirthDate(true)} />;
  return (
    <div className="flex flex-col gap-5">
      {state !== 'open' && <Alert>{textOf(state)}</Alert>}
      <h1 className="headline text-3xl">{login('title')}</h1>
      <p className="wrap-anywhere">{t('text', { name: account.name })}</p>
      <Button variant="primary" disabled={isReady} onClick={() => setAgreed(true)} className="whitespace-normal!">
        {t('submit', { site: site.name })}
      </Button>
      <Button disabled={isReady} onClick={onOther}>
        {t('other')}
      </Button>
    </div>
  );
}
