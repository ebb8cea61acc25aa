'use client';

import { useTranslations } from 'next-intl';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { commandApi } from '#lib/api/client.ts';
import { closeApplication } from '#lib/api/contract/application/office.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import type { OfficeApplication } from './answers.tsx';
import { ApplicationLink } from './open-applications.tsx';

/** The link of an application that a team is filling in, and the way to close it. */
export function OpenState({ application, onDone }: { application: OfficeApplication; onDone: () => void }) {
  const t = useTranslations('office-applications');
  const locale = usePageLocale();
  const { change } = useOfficeChange();
  const close = async () => {
    const done = await change(
      () => commandApi(closeApplication, { params: { application: application.id }, body: {} }),
      () => ({ text: t('closed') }),
    );
    if (done) onDone();
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full">
        <ApplicationLink path={withLocale(locale, application.path)} label={t('link')} />
      </div>
      <ConfirmedButton label={t('close')} title={t('close')} question={t('closeQuestion')} onConfirm={close} />
    </div>
  );
}
