'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { SaveFoot } from '#components/office/shared/save-foot.tsx';
import { refusalText, useOfficeChange, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { commandApi } from '#lib/api/client.ts';
import { type Appointment, appointCrew, listOfficialRecords } from '#lib/api/contract/people/officials.ts';
import { apiQuery } from '#lib/api/queries/query.ts';
import { crewOf, linesOfCrew } from '#lib/office/crew-lines.ts';
import { CrewLines } from './crew-lines.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** The crew of a game: a place each for what a game usually has, and more where they are needed. */
export function CrewDialog({ read, onClose }: { read: Appointment; onClose: () => void }) {
  const t = useTranslations('office-officials');
  const office = useTranslations('office');
  const [base, setBase] = useState(read);
  const [lines, setLines] = useState(() => linesOfCrew(read.crew));
  const [refusal, setRefusal] = useState<string | null>(null);
  const [untold, setUntold] = useState<{ officialId: string; name: string }[]>([]);
  const { change, isBusy } = useOfficeChange();
  const records = useOfficeQuery(apiQuery(listOfficialRecords, { params: {}, query: {} }));
  const crew = crewOf(lines);
  const isChanged = JSON.stringify(crew) !== JSON.stringify(crewOf(linesOfCrew(base.crew)));
  const save = async () => {
    setRefusal(null);
    const body = { crew, base: base.crew.map(({ officialId, role }) => ({ officialId, role })) };
    const saved = await change(
      () => commandApi(appointCrew, { params: { gameId: read.gameId }, body }),
      () => ({ text: t('crewSaved', { teams: read.teams }) }),
      (failure) => {
        const current = appointCrew.answer.safeParse(failure.current);
        if (current.success) setBase(current.data.appointment);
        setRefusal(current.success ? t('crewChanged') : refusalText(failure, office));
      },
    );
    if (!saved) return;
    setBase(saved.appointment);
    setLines(linesOfCrew(saved.appointment.crew));
    if (saved.untold.length === 0) onClose();
    setUntold(saved.untold);
  };
  return (
    <OfficeDialog title={read.teams} isUnsaved={isChanged} isOpen onOpenChange={(open) => !open && onClose()}>
      <CrewLines lines={lines} officials={records.data?.items ?? []} game={base} onChange={setLines} />
      <SaveFoot isBusy={isBusy} isDisabled={!isChanged} refusal={refusal} onSave={() => void save()} />
      {untold.length > 0 && (
        <div role="status" className="mt-4 border-t border-line pt-3">
          <p className="pb-2 text-sm">{t('untold')}</p>
          <ul className="flex flex-wrap gap-2">
            {untold.map(({ officialId, name }) => (
              <li key={officialId}>
                <LinkDialog official={{ id: officialId, name }} label={t('linkFor', { name })} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </OfficeDialog>
  );
}
