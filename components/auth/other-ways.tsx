'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { finishGoogleLogin, startGoogleLogin } from '#lib/account/google-login.ts';
import { finishPasskeyLogin, googleLogin, googleRegister, startPasskeyLogin } from '#lib/account/login-calls.ts';
import { hasPasskeys, requestPasskey } from '#lib/account/passkey.ts';
import { unlessAgeAsked } from '#lib/account/unless-age-asked.ts';
import { commandApi } from '#lib/api/client.ts';
import { Alert } from './alert.tsx';
import { useProblemText } from './auth-form.tsx';
import type { Asker } from './use-asking-site.ts';
import type { OnLogin } from './use-logged-in.ts';
import { useSubmit } from './use-submit.ts';

type Props = { asker: Asker; kind: 'login' | 'register'; onLogin: OnLogin };

/** Google where the installation has it, and passkeys where the browser does. */
export function OtherWays({ asker, kind, onLogin }: Props) {
  const t = useTranslations('auth');
  const textOf = useProblemText();
  const { problems, isBusy, submit } = useSubmit();
  const [isPasskeyShown] = useState(() => kind === 'login' && hasPasskeys());
  const { google } = asker.info;
  const withGoogle = useEffectEvent((token: string) =>
    submit({
      check: () => ({}),
      send: async () => {
        const signingIn = commandApi(kind === 'login' ? googleLogin : googleRegister, { body: { token } });
        await onLogin(await unlessAgeAsked(signingIn));
      },
      refusals: { 401: kind === 'login' ? 'noGoogle' : 'failed' },
    }),
  );
  useEffect(() => {
    const token = finishGoogleLogin();
    if (token !== null) void withGoogle(token);
  }, []);
  const withPasskey = () =>
    submit({
      check: () => ({}),
      send: async () => {
        const { ceremony, options } = await commandApi(startPasskeyLogin, { body: {} });
        const response = await requestPasskey(options);
        if (!response) return;
        await onLogin(await unlessAgeAsked(commandApi(finishPasskeyLogin, { body: { ceremony, response } })));
      },
      refusals: { 401: 'noPasskey' },
    });
  if (!google && !isPasskeyShown) return null;
  return (
    <>
      <p className="flex items-center gap-3 text-sm text-quiet before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
        {t('or')}
      </p>
      {problems.form && <Alert>{textOf(problems.form)}</Alert>}
      {google && (
        <Button disabled={isBusy} className="w-full" onClick={() => startGoogleLogin(google.clientId)}>
          {t('google')}
        </Button>
      )}
      {isPasskeyShown && (
        <Button disabled={isBusy} className="w-full" onClick={withPasskey}>
          {t('passkey')}
        </Button>
      )}
    </>
  );
}
