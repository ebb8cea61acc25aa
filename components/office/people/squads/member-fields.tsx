import { useTranslations } from 'next-intl';
import { ChoiceField, TextField } from '#components/ui/field.tsx';
import type { SquadMember } from '#lib/api/contract/people/squad.ts';
import { membershipRoles, positions } from '#lib/api/contract/player.ts';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';

type Place = Pick<SquadMember, 'role' | 'position'> & { number: string | null };

export const hasShirtNumber = (number: string | null): boolean => !number || shirtNumber.test(number);

/** Number, position and role of somebody in a squad. */
export function MemberFields({
  path,
  place: { number, position, role },
  onChange,
}: {
  path: string;
  place: Place;
  onChange: (change: Partial<Place>) => void;
}) {
  const t = useTranslations('office-people');
  const names = useTranslations('positions');
  return (
    <>
      <TextField
        path={`${path}.number`}
        label={t('number')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={number ?? ''}
        onChange={({ currentTarget }) => onChange({ number: currentTarget.value.trim() || null })}
        problem={hasShirtNumber(number) ? undefined : t('problem.number')}
      />
      <ChoiceField
        path={`${path}.role`}
        label={t('roleLabel')}
        value={role}
        onChange={({ currentTarget }) => onChange({ role: roleOf(currentTarget.value) })}
      >
        {membershipRoles.map((one) => (
          <option key={one} value={one}>
            {t(`role.${one}`)}
          </option>
        ))}
      </ChoiceField>
      <ChoiceField
        path={`${path}.position`}
        label={t('position')}
        value={position ?? ''}
        onChange={({ currentTarget }) => onChange({ position: positionOf(currentTarget.value) })}
      >
        <option value="">{t('noPosition')}</option>
        {positions.map((one) => (
          <option key={one} value={one}>
            {names(`${one}.name`)}
          </option>
        ))}
      </ChoiceField>
    </>
  );
}

const roleOf = (text: string) => membershipRoles.find((one) => one === text) ?? 'player';

/** The position of a text of its field; null for none. */
export const positionOf = (text: string) => positions.find((one) => one === text) ?? null;
