'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { nameOf } from '#components/office/people/person-line.tsx';
import { PersonSearch } from '#components/office/people/person-search.tsx';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { Button } from '#components/ui/button.tsx';
import { NewDecision } from './new-decision.tsx';
import { SuspensionList } from './suspension-list.tsx';

/** Who is suspended now, by decision and by fouls. */
export function SuspensionsView() {
  const t = useTranslations('office-suspensions');
  const [isChoosing, setChoosing] = useState(false);
  const [person, setPerson] = useState<{ id: string; name: string } | null>(null);
  return (
    <>
      <p className="max-w-prose pb-4 text-sm text-quiet">{t('help')}</p>
      <div className="pb-4">
        <Button variant="primary" onClick={() => setChoosing(true)}>
          {t('suspend')}
        </Button>
      </div>
      <SuspensionList />
      {isChoosing && (
        <OfficeDialog title={t('suspend')} isOpen onOpenChange={(open) => setChoosing(open)}>
          <PersonSearch
            isChoosable={() => true}
            onChoose={(chosen) => {
              setChoosing(false);
              setPerson({ id: chosen.id, name: nameOf(chosen) });
            }}
          />
        </OfficeDialog>
      )}
      {person && <NewDecision person={person} onClose={() => setPerson(null)} />}
    </>
  );
}
