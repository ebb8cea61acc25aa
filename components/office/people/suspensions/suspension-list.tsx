'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QueryList } from '#components/office/shared/query-list.tsx';
import { useOfficeQuery } from '#components/office/shared/use-office.ts';
import { listSuspensions, type Suspension } from '#lib/api/contract/people/suspensions.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { NewDecision } from './new-decision.tsx';
import { SuspensionRow } from './suspension-row.tsx';

/** The suspensions that stand, or all of one person, each with the way to its decision. */
export function SuspensionList({ person }: { person?: string }) {
  const t = useTranslations('office-suspensions');
  const locale = usePageLocale();
  const [open, setOpen] = useState<Suspension | null>(null);
  const query = useOfficeQuery(apiQuery(listSuspensions, { params: {}, query: { locale, ...(person && { person }) } }));
  const close = () => setOpen(null);
  return (
    <>
      <QueryList query={query} nothing={t(person ? 'noneOfPerson' : 'none')}>
        {(one) => (
          <SuspensionRow key={one.id} suspension={one} isOfPerson={person !== undefined} onOpen={() => setOpen(one)} />
        )}
      </QueryList>
      {open?.isDecision && <DecisionDialog suspension={open} onClose={close} />}
      {open && !open.isDecision && <NewDecision person={open.person} byRule={open} onClose={close} />}
    </>
  );
}
