'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { askingDomain, withDomain } from '#lib/account/asking-domain.ts';
import { resetPassword } from '#lib/account/login-calls.ts';
import { unlessAgeAsked } from '#lib/account/unless-age-asked.ts';
import { commandApi } from '#lib/api/client.ts';
import { paths } from '#lib/paths.ts';
import { AuthForm, useProblemText } from './auth-form.tsx';
import { checkNewPassword, found } from './checks.ts';
import { Notice } from './notice.tsx';
import { SecretField } from './secret-field.tsx';
import { useSubmit } from './use-submit.ts';

/** Sets a new password with the token of the mail. */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useTranslations('auth');
  const textOf = useProblemText();
  const [password, setPassword] = useState('');
  const [isDone, setDone] = useState(false);
  const { form, problems, isBusy, submit } = useSubmit();
  if (isDone)
    return (
      <Notice title={t('reset.doneTitle')} text={t('reset.doneText')}>
        <ButtonLink variant="primary" href={withDomain(paths.login(), askingDomain())}>
          {t('login.submit')}
        </ButtonLink>
      </Notice>
    );
  if (problems.form === 'expired')
    return (
      <Notice title={t('reset.expiredTitle')} text={t('reset.expiredText')}>
        {/* A whole load: the address without its token asks for a new link. */}
        <a href={window.location.pathname} className="auth-link">
          {t('reset.submit')}
        </a>
      </Notice>
    );
  return (
    <AuthForm
      title={t('reset.newTitle')}
      form={form}
      problem={textOf(problems.form)}
      submit={t('reset.save')}
      isBusy={isBusy}
      onSubmit={() =>
        submit({
          check: () => found({ password: checkNewPassword(password) }),
          send: async () => {
            await unlessAgeAsked(commandApi(resetPassword, { body: { token, password } }));
            setDone(true);
          },
          refusals: { 400: 'expired', 401: 'expired', 404: 'expired', 409: 'expired' },
        })
      }
    >
      <SecretField kind="new" value={password} problem={textOf(problems.password)} onChange={setPassword} />
    </AuthForm>
  );
}
