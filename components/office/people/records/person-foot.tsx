'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PersonLicences } from '#components/office/people/licences/person-licences.tsx';
import { nameOf } from '#components/office/people/person-line.tsx';
import { PersonSearch } from '#components/office/people/person-search.tsx';
import { PersonSuspensions } from '#components/office/people/suspensions/person-suspensions.tsx';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { useMember } from '#components/office/shared/member-context.ts';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { commandApi } from '#lib/api/client.ts';
import { mergePerson } from '#lib/api/contract/people/duplicates.ts';
import { type PersonRecord, removePerson } from '#lib/api/contract/people/person.ts';
import { formatDaySpan } from '#lib/i18n/format/day-span.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { mayCall } from '#lib/office/own-scope.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** The squads of a person, a merge with another record, and the removal of the record. */
export function PersonFoot({ person, onClose }: { person: PersonRecord; onClose: () => void }) {
  const t = useTranslations('office-people');
  const licences = useTranslations('office-licences');
  const suspensions = useTranslations('office-suspensions');
  const locale = usePageLocale();
  const [duplicate, setDuplicate] = useState<string | null>(null);
  const { grants } = useMember();
  const { change } = useOfficeChange();
  const name = nameOf(person);
  const remove = async () => {
    const removed = await change(
      () => commandApi(removePerson, { params: { person: person.id }, body: {} }),
      () => ({ text: t('personRemoved', { name }) }),
    );
    if (removed) onClose();
  };
  return (
    <div className="mt-4">
      <Disclosure summary={t('squadsOf', { count: person.memberships.length, games: person.games })}>
        <ul>
          {person.memberships.map(({ id, team, league, season, role, number, from, until }) => (
            <li key={id} className="border-b border-line py-2">
              <span className="block font-semibold">
                {team} {number && `#${number}`}
              </span>
              <span className="block text-sm text-quiet">
                {[season, league, role !== 'player' && t(`role.${role}`), formatDaySpan(locale, from, until)]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure summary={licences('title')}>
        <PersonLicences person={{ id: person.id, name }} />
      </Disclosure>
      <Disclosure summary={suspensions('title')}>
        <PersonSuspensions person={{ id: person.id, name }} />
      </Disclosure>
      {mayCall(grants, mergePerson) && (
        <Disclosure summary={t('mergeWith')}>
          <p className="pb-3 text-sm text-quiet">{t('mergeWithHelp')}</p>
          <PersonSearch isChoosable={({ id }) => id !== person.id} onChoose={({ id }) => setDuplicate(id)} />
        </Disclosure>
      )}
      {mayCall(grants, removePerson) && person.games === 0 && (
        <div className="pt-4">
          <ConfirmedButton
            label={t('removePerson')}
            title={name}
            question={t('removePersonQuestion', { name })}
            onConfirm={remove}
          />
        </div>
      )}
      {duplicate && (
        <MergeDialog
          one={person.id}
          other={duplicate}
          onClose={() => setDuplicate(null)}
          onMerged={() => {
            setDuplicate(null);
            onClose();
          }}
        />
      )}
    </div>
  );
}
