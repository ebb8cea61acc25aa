'use client';

import { useTranslations } from 'next-intl';
import { nameOf } from '#components/office/people/person-line.tsx';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { commandApi } from '#lib/api/client.ts';
import { enterSquadMembers, removeSquadMembers, type SquadMember } from '#lib/api/contract/people/squad.ts';

/** Removes somebody from a squad who was entered by mistake; the person stays, so it can be undone. */
export function RemoveMember({ member, onDone }: { member: SquadMember; onDone: () => void }) {
  const t = useTranslations('office-people');
  const office = useTranslations('office');
  const { change } = useOfficeChange();
  const { teamId, person, role, number, position, isCaptain, from, until } = member;
  const name = nameOf(person);
  const params = { teamId };
  const undo = () =>
    change(
      () =>
        commandApi(enterSquadMembers, {
          params,
          body: { entries: [{ personId: person.id, role, number, position, isCaptain, from, until }] },
        }),
      () => ({ text: t('memberUndone') }),
    );
  const remove = async () => {
    const removed = await change(
      () => commandApi(removeSquadMembers, { params, body: { memberIds: [member.id] } }),
      () => ({ text: t('removed', { name }), undo: { label: office('undo'), run: () => void undo() } }),
    );
    if (removed) onDone();
  };
  return (
    <ConfirmedButton label={t('remove')} title={name} question={t('removeQuestion', { name })} onConfirm={remove} />
  );
}
