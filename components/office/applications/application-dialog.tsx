'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { getOfficeApplication, type ListedApplicationAnswer } from '#lib/api/contract/application/office.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { AcceptForm } from './accept-form.tsx';
import { Answers } from './answers.tsx';
import { OpenState } from './open-state.tsx';
import { ReplyForm } from './reply-form.tsx';

/** Opens what a team wrote, with what the office can decide of it. */
export function ApplicationDialog({ application }: { application: ListedApplicationAnswer }) {
  const t = useTranslations('office-applications');
  const office = useTranslations('office');
  const [isOpen, setOpen] = useState(false);
  const title = application.teamName || application.invitee || t('nobody');
  return (
    <Dialog
      title={title}
      closeLabel={office('close')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      initialFocus="title"
      trigger={<Button size="sm">{t('read', { team: title })}</Button>}
    >
      <Opened id={application.id} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function Opened({ id, onDone }: { id: string; onDone: () => void }) {
  const office = useTranslations('office');
  const locale = usePageLocale();
  const { data, isError } = useOfficeQuery(
    apiQuery(getOfficeApplication, { params: { application: id }, query: { locale } }),
  );
  if (!data) return <p className="py-6 text-quiet">{office(isError ? 'failedTitle' : 'opening')}</p>;
  return (
    <div className="flex flex-col gap-6">
      <Answers application={data} />
      {data.state === 'open' && <OpenState application={data} onDone={onDone} />}
      {data.state === 'submitted' && <AcceptForm application={data} onDone={onDone} />}
      {data.state !== 'accepted' && <ReplyForm application={data} onDone={onDone} />}
    </div>
  );
}
