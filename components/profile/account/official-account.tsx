'use client';

import { useTranslations } from 'next-intl';
import { LoadingState } from '#components/entity/own/loading-state.tsx';
import { useOwnQuery } from '#components/entity/own/use-own-query.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Section } from '#components/ui/section.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { ownAccountQuery } from '#lib/api/queries/account.ts';
import { paths } from '#lib/paths.ts';
import { DataExport } from './data-export.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';

/** What all sites share: address, sign-ins, passkeys, data, the end of the account. */
export function OfficialAccount({ token }: { token: string | null }) {
  const t = useTranslations('profile.official');
  const { data, error, isError, refetch } = useOwnQuery(token, ownAccountQuery());
  if (error instanceof ApiFailure && error.status === 401)
    return (
      <Section title={t('title')}>
        <p className="mb-3 text-sm text-quiet">{t('again')}</p>
        <ButtonLink href={paths.login()}>{t('logIn')}</ButtonLink>
      </Section>
    );
  if (!data) return <LoadingState isError={isError} onRetry={() => void refetch()} />;
  return (
    <>
      <Section title={t('title')}>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-quiet">{t('email')}</dt>
          <dd className="wrap-anywhere">{data.email}</dd>
        </dl>
        {data.hasPassword && (
          <ButtonLink href={paths.resetPassword()} className="mt-3">
            {t('changePassword')}
          </ButtonLink>
        )}
      </Section>
      <Sessions token={token} />
      <Passkeys token={token} />
      <DataExport />
      <DeleteAccount email={data.email} />
    </>
  );
}
