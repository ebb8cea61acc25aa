'use client';

import { useTranslations } from 'next-intl';
import { nameOf } from '#components/office/people/person-line.tsx';
import { Button } from '#components/ui/button.tsx';
import { ChoiceField } from '#components/ui/field.tsx';
import { gameOfficialRoles } from '#lib/api/contract/game.ts';
import type { Appointment, OfficialRecord } from '#lib/api/contract/people/officials.ts';
import type { CrewLine } from '#lib/office/crew-lines.ts';

type Props = {
  lines: readonly CrewLine[];
  officials: readonly OfficialRecord[];
  game: Appointment;
  onChange: (lines: CrewLine[]) => void;
};

/** The places of a crew: an official in each, and what each is in the game. Who is absent that day is told beside the name. */
export function CrewLines({ lines, officials, game: { day }, onChange }: Props) {
  const t = useTranslations('office-officials');
  const set = (index: number, values: Partial<CrewLine>) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, ...values } : line)));
  const isAbsent = ({ absences }: OfficialRecord) =>
    day !== null && absences.some(({ from, until }) => from <= day && day <= until);
  const labelOf = (official: OfficialRecord) =>
    [nameOf(official), official.level, isAbsent(official) && t('absent')].filter(Boolean).join(' · ');
  return (
    <>
      <ol>
        {lines.map(({ officialId, role }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other identity than its order
          <li key={index} className="grid grid-cols-2 gap-3 border-b border-line py-3">
            <ChoiceField
              path={`crew.${index}.official`}
              label={t('place', { number: index + 1 })}
              value={officialId}
              onChange={({ currentTarget }) => set(index, { officialId: currentTarget.value })}
            >
              <option value="">{t('nobody')}</option>
              {officials.map((official) => (
                <option
                  key={official.id}
                  value={official.id}
                  disabled={official.id !== officialId && lines.some((line) => line.officialId === official.id)}
                >
                  {labelOf(official)}
                </option>
              ))}
            </ChoiceField>
            <ChoiceField
              path={`crew.${index}.role`}
              label={t('roleOf', { number: index + 1 })}
              value={role}
              onChange={({ currentTarget }) =>
                set(index, { role: gameOfficialRoles.find((one) => one === currentTarget.value) ?? 'table' })
              }
            >
              {gameOfficialRoles.map((one) => (
                <option key={one} value={one}>
                  {t(`role.${one}`)}
                </option>
              ))}
            </ChoiceField>
          </li>
        ))}
      </ol>
      <Button size="sm" className="mt-3" onClick={() => onChange([...lines, { officialId: '', role: 'table' }])}>
        {t('addPlace')}
      </Button>
    </>
  );
}
