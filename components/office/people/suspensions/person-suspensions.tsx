'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { Suspension } from '#lib/api/contract/people/suspensions.ts';
import { NewDecision } from './new-decision.tsx';
import { SuspensionList } from './suspension-list.tsx';

/** All suspensions of one person, and the way to another. */
export function PersonSuspensions({ person }: { person: Suspension['person'] }) {
  const t = useTranslations('office-suspensions');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SuspensionList person={person.id} />
      <Button size="sm" className="mt-3" onClick={() => setOpen(true)}>
        {t('suspend')}
      </Button>
      {isOpen && <NewDecision person={person} onClose={() => setOpen(false)} />}
    </>
  );
}
