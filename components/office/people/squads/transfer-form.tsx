'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '#components/office/people/date-field.tsx';
import { nameOf } from '#components/office/people/person-line.tsx';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { useAddress } from '#components/ui/use-address.ts';
import { commandApi } from '#lib/api/client.ts';
import {
  removeSquadMembers,
  type SquadMember,
  setSquadMember,
  transferSquadMember,
} from '#lib/api/contract/people/squad.ts';
import { todayHere } from '#lib/i18n/format/visitor-time.ts';
import { hasShirtNumber } from './member-fields.tsx';
import { type TeamChoice, TeamPicker } from './team-picker.tsx';

/** Moves somebody to another team from a day on. */
export function TransferForm({ member, onDone }: { member: SquadMember; onDone: () => void }) {
  const t = useTranslations('office-people');
  const office = useTranslations('office');
  const [address] = useAddress(['season', 'league']);
  const [choice, setChoice] = useState<Partial<TeamChoice>>({});
  const [on, setOn] = useState<string | null>(todayHere());
  const [number, setNumber] = useState<string | null>(member.number);
  const { change, isBusy } = useOfficeChange();
  const name = nameOf(member.person);
  const teamId = choice.team;
  const undo = (joined: SquadMember) =>
    change(
      async () => {
        const params = { teamId: joined.teamId };
        await commandApi(removeSquadMembers, { params, body: { memberIds: [joined.id] } });
        const body = { until: member.until, isCaptain: member.isCaptain };
        return commandApi(setSquadMember, { params: { memberId: member.id }, body });
      },
      () => ({ text: t('memberUndone') }),
    );
  const transfer = async () => {
    if (!teamId || !on) return;
    const moved = await change(
      () =>
        commandApi(transferSquadMember, {
          params: { memberId: member.id },
          body: { revision: member.revision, teamId, on, number },
        }),
      ({ joined }) => ({
        text: t('transferred', { name }),
        undo: { label: office('undo'), run: () => void undo(joined) },
      }),
    );
    if (moved) onDone();
  };
  return (
    <div className="flex flex-col gap-4">
      <TeamPicker choice={{ ...address, ...choice }} onChoose={setChoice} />
      <div className="grid grid-cols-2 gap-4">
        <DateField path="transfer.on" label={t('transferDay')} value={on} onChange={setOn} />
        <TextField
          path="transfer.number"
          label={t('newNumber')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={number ?? ''}
          onChange={({ currentTarget }) => setNumber(currentTarget.value.trim() || null)}
          problem={hasShirtNumber(number) ? undefined : t('problem.number')}
        />
      </div>
      <p className="text-sm text-quiet">{t('transferHelp')}</p>
      <Button
        className="self-start"
        disabled={isBusy || !on || !teamId || teamId === member.teamId || !hasShirtNumber(number)}
        onClick={() => void transfer()}
      >
        {t('transferNow')}
      </Button>
    </div>
  );
}
