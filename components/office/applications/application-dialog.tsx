'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { QueryGate } from '#components/office/shared/query-gate.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
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
  const [isOpen, setOpen] = useState(false);
  const title = application.teamName || application.invitee || t('nobody');
  return (
    <OfficeDialog
      title={title}
      isOpen={isOpen}
      onOpenChange={setOpen}
      initialFocus="title"
      trigger={<Button size="sm">{t('read', { team: title })}</Button>}
    >
      <Opened id={application.id} onDone={() => setOpen(false)} />
    </OfficeDialog>
  );
}

function Opened({ id, onDone }: { id: string; onDone: () => void }) {
  const locale = usePageLocale();
  const query = useOfficeQuery(apiQuery(getOfficeApplication, { params: { application: id }, query: { locale } }));
  return (
    <QueryGate query={query}>
      {(application) => (
        <div className="flex flex-col gap-6">
          <Answers application={application} />
          {application.state === 'open' && <OpenState application={application} onDone={onDone} />}
          {application.state === 'submitted' && <AcceptForm application={application} onDone={onDone} />}
          {application.state !== 'accepted' && <ReplyForm application={application} onDone={onDone} />}
        </div>
      )}
    </QueryGate>
  );
}
