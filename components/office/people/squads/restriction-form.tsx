'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateField } from '#components/office/people/date-field.tsx';
import { nameOf } from '#components/office/people/person-line.tsx';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { ChoiceField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import type { SquadMember } from '#lib/api/contract/people/squad.ts';
import { type Restriction, restrictions, setRestriction } from '#lib/api/contract/restriction.ts';

type Choice = { restriction: Restriction | null; until: string | null };

/** Says whether a player may play; the scorer's desk shows it, and asks why where the player is listed all the same. */
export function RestrictionForm({ member }: { member: SquadMember }) {
  const t = useTranslations('office-people');
  const office = useTranslations('office');
  const before: Choice = { restriction: member.restriction, until: member.restrictedUntil };
  const [{ restriction, until }, setChoice] = useState(before);
  const { change, isBusy } = useOfficeChange();
  const { person } = member;
  const send = (choice: Choice) => commandApi(setRestriction, { params: { player: person.id }, body: choice });
  const undo = () =>
    change(
      () => send(before),
      () => ({ text: t('memberUndone') }),
    );
  const save = () =>
    change(
      () => send({ restriction, until: restriction && until }),
      () => ({
        text: t('restrictionSaved', { name: nameOf(person) }),
        undo: { label: office('undo'), run: () => void undo() },
      }),
    );
  const isSame = restriction === before.restriction && until === before.until;
  return (
    <div data-unsaved={!isSame} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-4">
        <ChoiceField
          path="restriction"
          label={t('mayPlay')}
          value={restriction ?? ''}
          onChange={({ currentTarget }) => {
            const chosen = restrictions.find((one) => one === currentTarget.value) ?? null;
            setChoice({ restriction: chosen, until: chosen && until });
          }}
        >
          <option value="">{t('restriction.none')}</option>
          {/* Suspensions have a form of their own; one that was set without it can still be lifted. */}
          {restrictions
            .filter((one) => one !== 'suspended' || before.restriction === one)
            .map((one) => (
              <option key={one} value={one}>
                {t(`restriction.${one}`)}
              </option>
            ))}
        </ChoiceField>
        {restriction && (
          <DateField
            path="restriction.until"
            label={t('restrictedUntil')}
            help={t('restrictedHelp')}
            value={until}
            onChange={(day) => setChoice({ restriction, until: day })}
          />
        )}
      </div>
      <Button className="self-start" disabled={isBusy || isSame} onClick={() => void save()}>
        {office('save')}
      </Button>
    </div>
  );
}
