'use client';

import { useTranslations } from 'next-intl';
import { DateField } from '#components/office/people/date-field.tsx';
import { PersonLicences } from '#components/office/people/licences/person-licences.tsx';
import { nameOf } from '#components/office/people/person-line.tsx';
import { PersonSuspensions } from '#components/office/people/suspensions/person-suspensions.tsx';
import { useMember } from '#components/office/shared/member-context.ts';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { CheckField } from '#components/ui/field.tsx';
import { replaceInAddress } from '#components/ui/use-address.ts';
import { commandApi } from '#lib/api/client.ts';
import {
  type SquadMember,
  type SquadMemberInput,
  setSquadMember,
  transferSquadMember,
} from '#lib/api/contract/people/squad.ts';
import { setRestriction } from '#lib/api/contract/restriction.ts';
import { mayCall } from '#lib/office/own-scope.ts';
import { hasShirtNumber, MemberFields } from './member-fields.tsx';
import { RemoveMember } from './remove-member.tsx';
import { RestrictionForm } from './restriction-form.tsx';
import { TransferForm } from './transfer-form.tsx';

/** A place in a squad: what it says, a transfer, a suspension, and its removal. */
export function MemberDialog({ member, onClose }: { member: SquadMember; onClose: () => void }) {
  const t = useTranslations('office-people');
  const { grants } = useMember();
  const licences = useTranslations('office-licences');
  const suspensions = useTranslations('office-suspensions');
  const form = useRecord(member, {
    send: (body) => commandApi(setSquadMember, { params: { memberId: member.id }, body }),
    answer: setSquadMember.answer,
    texts: { saved: t('memberSaved', { name: nameOf(member.person) }), undone: t('memberUndone') },
  });
  const { record, set } = form;
  const isOrdered = !record.from || !record.until || record.from <= record.until;
  const isComplete = hasShirtNumber(record.number) && isOrdered;
  return (
    <OfficeDialog title={nameOf(member.person)} isOpen onOpenChange={(open) => !open && onClose()}>
      <RecordForm
        record={form}
        of={{ noun: 'squad-member', id: member.id }}
        isComplete={isComplete}
        fieldLabel={(field) => t(`field.${field as Exclude<keyof SquadMemberInput, 'revision'>}`)}
        barClassName="mt-4!"
      >
        <div className="grid grid-cols-2 gap-4">
          <MemberFields path="member" place={record} onChange={set} />
          <CheckField
            path="member.isCaptain"
            label={t('captain')}
            checked={record.isCaptain}
            onChange={({ currentTarget }) => set({ isCaptain: currentTarget.checked })}
          />
          <DateField path="member.from" label={t('firstDay')} value={record.from} onChange={(from) => set({ from })} />
          <DateField
            path="member.until"
            label={t('lastDay')}
            value={record.until}
            onChange={(until) => set({ until })}
            problem={isOrdered ? undefined : t('problem.days')}
          />
        </div>
      </RecordForm>
      {mayCall(grants, transferSquadMember) && (
        <Disclosure summary={t('transfer')}>
          <TransferForm member={form.read} onDone={onClose} />
        </Disclosure>
      )}
      {record.role === 'player' && mayCall(grants, setRestriction) && (
        <Disclosure summary={t('mayPlay')}>
          <RestrictionForm member={member} />
        </Disclosure>
      )}
      <Disclosure summary={licences('title')}>
        <PersonLicences person={{ id: member.person.id, name: nameOf(member.person) }} />
      </Disclosure>
      <Disclosure summary={suspensions('title')}>
        <PersonSuspensions person={{ id: member.person.id, name: nameOf(member.person) }} />
      </Disclosure>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => replaceInAddress({ person: member.person.id })}>
          {t('openRecord')}
        </Button>
        <RemoveMember member={member} onDone={onClose} />
      </div>
    </OfficeDialog>
  );
}
