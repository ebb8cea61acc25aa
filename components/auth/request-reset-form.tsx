'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '#components/ui/link.tsx';
import { useInBrowser } from '#components/ui/use-in-browser.ts';
import { askingDomain, withDomain } from '#lib/account/asking-domain.ts';
import { requestPasswordReset } from '#lib/account/login-calls.ts';
import { commandApi } from '#lib/api/client.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { AuthForm, useProblemText } from './auth-form.tsx';
import { checkEmail, found } from './checks.ts';
import { EmailField } from './email-field.tsx';
import { Notice } from './notice.tsx';
import { useSubmit } from './use-submit.ts';

export function RequestResetForm() {
  const t = useTranslations('auth');
  const textOf = useProblemText();
  const locale = usePageLocale();
  const domain = useInBrowser(askingDomain) ?? null;
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, problems, isBusy, submit } = useSubmit();
  if (sentTo !== null) return <Notice title={t('reset.sentTitle')} text={t('reset.sentText', { email: sentTo })} />;
  return (
    <AuthForm
      title={t('reset.title')}
      lead={t('reset.lead')}
      form={form}
      problem={textOf(problems.form)}
      submit={t('reset.submit')}
      isBusy={isBusy}
      onSubmit={() =>
        submit({
          check: () => found({ email: checkEmail(email) }),
          send: async () => {
            const body = { email: email.trim(), locale, ...(domain !== null && { domain }) };
            await commandApi(requestPasswordReset, { body });
            setSentTo(body.email);
          },
        })
      }
      after={
        <Link href={withDomain(paths.login(), domain)} className="auth-link self-start">
          {t('reset.toLogin')}
        </Link>
      }
    >
      <EmailField value={email} autoComplete="username" problem={textOf(problems.email)} onChange={setEmail} />
    </AuthForm>
  );
}
