'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { buttonClass } from '#components/ui/button-variant.ts';
import { useInBrowser } from '#components/ui/use-in-browser.ts';
import { askingDomain } from '#lib/account/asking-domain.ts';
import { linkToken } from '#lib/account/link-token.ts';
import { confirmAccount } from '#lib/account/login-calls.ts';
import { unlessAgeAsked } from '#lib/account/unless-age-asked.ts';
import { commandApi } from '#lib/api/client.ts';
import type { AskingSite } from '#lib/api/contract/account/handover.ts';
import { paths } from '#lib/paths.ts';
import { retry } from '#lib/retry/retry.ts';
import { AuthForm, useProblemText } from './auth-form.tsx';
import { Notice } from './notice.tsx';
import { findSite } from './use-asking-site.ts';
import { useSubmit } from './use-submit.ts';

/** Opens the account with the token of the mail. On a click, since programs that check mails follow its links too. */
export function ConfirmPage() {
  const t = useTranslations('auth');
  const textOf = useProblemText();
  const token = useInBrowser(linkToken);
  const [done, setDone] = useState<{ site: AskingSite | null; isAgeAsked: boolean } | null>(null);
  const { form, problems, isBusy, submit } = useSubmit();
  if (token === null || problems.form === 'expired')
    return (
      <Notice title={t('confirm.expiredTitle')} text={t('confirm.expiredText')}>
        <ButtonLink href={paths.login()}>{t('login.submit')}</ButtonLink>
        <ButtonLink href={paths.register()}>{t('register.submit')}</ButtonLink>
      </Notice>
    );
  if (done)
    return (
      <Notice title={t('confirm.doneTitle')} text={t('confirm.doneText')}>
        {done.site ? (
          <a href={done.site.origin} className={buttonClass('primary', 'md', 'whitespace-normal!')}>
            {t('handOver.submit', { site: done.site.name })}
          </a>
        ) : (
          <ButtonLink variant="primary" href={done.isAgeAsked ? paths.login() : paths.profile()}>
            {t(done.isAgeAsked ? 'handOver.next' : 'confirm.toProfile')}
          </ButtonLink>
        )}
      </Notice>
    );
  return (
    <AuthForm
      title={t('confirm.title')}
      lead={t('confirm.lead')}
      form={form}
      problem={textOf(problems.form)}
      submit={t('confirm.submit')}
      isBusy={isBusy || token === undefined}
      onSubmit={() =>
        submit({
          check: () => ({}),
          send: async () => {
            const signingIn = commandApi(confirmAccount, { body: { token: token ?? '' } });
            const signedIn = await unlessAgeAsked(signingIn);
            if (signedIn) {
              const { useAuth } = await retry(() => import('#stores/auth.ts'));
              await useAuth.getState().setAccessToken(signedIn.access_token);
            }
            const domain = askingDomain();
            setDone({ site: domain === null ? null : await findSite(domain), isAgeAsked: !signedIn });
          },
          refusals: { 400: 'expired', 401: 'expired', 404: 'expired', 409: 'expired' },
        })
      }
    >
      {null}
    </AuthForm>
  );
}
