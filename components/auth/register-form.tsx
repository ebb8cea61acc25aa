'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '#components/ui/field.tsx';
import { Link } from '#components/ui/link.tsx';
import { withDomain } from '#lib/account/asking-domain.ts';
import { register } from '#lib/account/login-calls.ts';
import { commandApi } from '#lib/api/client.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { AuthForm, useProblemText } from './auth-form.tsx';
import { checkEmail, checkNewPassword, found } from './checks.ts';
import { EmailField } from './email-field.tsx';
import { Notice } from './notice.tsx';
import { OtherWays } from './other-ways.tsx';
import { SecretField } from './secret-field.tsx';
import { type Asker, domainOf } from './use-asking-site.ts';
import { useLoggedIn } from './use-logged-in.ts';
import { useSubmit } from './use-submit.ts';

/** Requests an account; a mail brings the link that opens it. */
export function RegisterForm({ asker }: { asker: Asker }) {
  const t = useTranslations('auth');
  const textOf = useProblemText();
  const locale = usePageLocale();
  const [values, setValues] = useState({ name: '', email: '', password: '' });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, problems, isBusy, submit } = useSubmit();
  const goOn = useLoggedIn(asker);
  const domain = domainOf(asker);
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  const send = () =>
    submit({
      check: () =>
        found({
          name: !values.name.trim() && 'name',
          email: checkEmail(values.email),
          password: checkNewPassword(values.password),
        }),
      send: async () => {
        const body = { ...values, email: values.email.trim(), locale, ...(domain !== null && { domain }) };
        await commandApi(register, { body });
        setSentTo(body.email);
      },
    });
  if (sentTo !== null)
    return <Notice title={t('register.sentTitle')} text={t('register.sentText', { email: sentTo })} />;
  return (
    <AuthForm
      title={t('register.title')}
      lead={t('register.lead')}
      form={form}
      problem={textOf(problems.form)}
      submit={t('register.submit')}
      isBusy={isBusy}
      onSubmit={send}
      after={
        <>
          <OtherWays asker={asker} kind="register" onLogin={goOn} />
          <p>
            {t('register.haveAccount')}{' '}
            <Link href={withDomain(paths.login(), domain)} className="auth-link">
              {t('register.toLogin')}
            </Link>
          </p>
        </>
      }
    >
      <TextField
        path="name"
        label={t('fields.name')}
        value={values.name}
        problem={textOf(problems.name)}
        autoComplete="name"
        maxLength={80}
        onChange={({ target }) => change({ name: target.value })}
      />
      <EmailField value={values.email} problem={textOf(problems.email)} onChange={(email) => change({ email })} />
      <SecretField
        kind="new"
        value={values.password}
        problem={textOf(problems.password)}
        onChange={(password) => change({ password })}
      />
    </AuthForm>
  );
}
