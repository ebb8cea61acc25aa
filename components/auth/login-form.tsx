'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '#components/ui/link.tsx';
import { withDomain } from '#lib/account/asking-domain.ts';
import { login } from '#lib/account/login-calls.ts';
import { unlessAgeAsked } from '#lib/account/unless-age-asked.ts';
import { commandApi } from '#lib/api/client.ts';
import { paths } from '#lib/paths.ts';
import { AuthForm, useProblemText } from './auth-form.tsx';
import { checkEmail, found } from './checks.ts';
import { EmailField } from './email-field.tsx';
import { OtherWays } from './other-ways.tsx';
import { SecretField } from './secret-field.tsx';
import { type Asker, domainOf } from './use-asking-site.ts';
import type { OnLogin } from './use-logged-in.ts';
import { useSubmit } from './use-submit.ts';

export function LoginForm({ asker, onLogin }: { asker: Asker; onLogin: OnLogin }) {
  const t = useTranslations('auth');
  const textOf = useProblemText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { form, problems, isBusy, submit } = useSubmit();
  const domain = domainOf(asker);
  const send = () =>
    submit({
      check: () => found({ email: checkEmail(email), password: !password && 'password' }),
      send: async () => {
        const signingIn = commandApi(login, { body: { email: email.trim(), password } });
        await onLogin(await unlessAgeAsked(signingIn));
      },
      refusals: { 401: 'refused' },
    });
  return (
    <AuthForm
      title={t('login.title')}
      lead={t('login.description')}
      form={form}
      problem={textOf(problems.form)}
      submit={t('login.submit')}
      isBusy={isBusy}
      onSubmit={send}
      after={
        <>
          <OtherWays asker={asker} kind="login" onLogin={onLogin} />
          <p>
            {t('login.noAccount')}{' '}
            <Link href={withDomain(paths.register(), domain)} className="auth-link">
              {t('login.toRegister')}
            </Link>
          </p>
        </>
      }
    >
      <EmailField value={email} autoComplete="username" problem={textOf(problems.email)} onChange={setEmail} />
      <SecretField kind="current" value={password} problem={textOf(problems.password)} onChange={setPassword} />
      <Link href={withDomain(paths.resetPassword(), domain)} className="auth-link -mt-3 self-start text-sm">
        {t('login.forgot')}
      </Link>
    </AuthForm>
  );
}
