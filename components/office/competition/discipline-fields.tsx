'use client';

import { useTranslations } from 'next-intl';
import { CheckField, TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Discipline } from '#lib/basketball/discipline/rule.ts';

type Props = { discipline: Discipline; onChange: (discipline: Discipline) => void };

const counted = ['technical', 'unsportsmanlike'] as const;
const atFirst = { technical: { every: 5, games: 1 }, unsportsmanlike: { every: 5, games: 1 } };
const flags = ['forfeitServes', 'isPublic', 'requiresLicence'] as const;

/** Which fouls suspend a player beyond the game, and whether a licence is needed to play. */
export function DisciplineFields({ discipline, onChange }: Props) {
  const t = useTranslations('office-suspensions');
  const set = (values: Partial<Discipline>) => onChange({ ...discipline, ...values });
  return (
    <Section title={t('rule.title')}>
      <p className="max-w-prose pt-3 text-sm text-quiet">{t('rule.help')}</p>
      {counted.map((cause) => (
        <div key={cause} className="border-b border-line py-2">
          <CheckField
            path={`discipline.${cause}`}
            label={t(`rule.${cause}`)}
            checked={discipline[cause] !== null}
            onChange={({ currentTarget }) => set({ [cause]: currentTarget.checked ? atFirst[cause] : null })}
          />
          {discipline[cause] && (
            <div className="grid grid-cols-2 gap-4 pb-2 sm:max-w-md">
              {(['every', 'games'] as const).map((field) => (
                <CountField
                  key={field}
                  path={`discipline.${cause}.${field}`}
                  label={t(`rule.${field}`)}
                  value={discipline[cause]?.[field] ?? 1}
                  onChange={(value) => set({ [cause]: { ...(discipline[cause] ?? atFirst[cause]), [field]: value } })}
                />
              ))}
            </div>
          )}
        </div>
      ))}
      <div className="border-b border-line py-2">
        <CheckField
          path="discipline.disqualifying"
          label={t('rule.disqualifying')}
          checked={discipline.disqualifying !== null}
          onChange={({ currentTarget }) => set({ disqualifying: currentTarget.checked ? 1 : null })}
        />
        {discipline.disqualifying !== null && (
          <div className="pb-2 sm:max-w-52">
            <CountField
              path="discipline.disqualifying.games"
              label={t('rule.games')}
              value={discipline.disqualifying}
              onChange={(disqualifying) => set({ disqualifying })}
            />
          </div>
        )}
      </div>
      {flags.map((flag) => (
        <CheckField
          key={flag}
          path={`discipline.${flag}`}
          label={t(`rule.${flag}`)}
          checked={discipline[flag]}
          onChange={({ currentTarget }) => set({ [flag]: currentTarget.checked })}
        />
      ))}
    </Section>
  );
}

function CountField({
  path,
  label,
  value,
  onChange,
}: {
  path: string;
  label: string;
  value: number;
  onChange: (value: number) => void;
}) {
  return (
    <TextField
      path={path}
      label={label}
      type="number"
      min={1}
      max={50}
      value={value}
      onChange={({ currentTarget }) => {
        const number = currentTarget.valueAsNumber;
        if (Number.isInteger(number) && number >= 1 && number <= 50) onChange(number);
      }}
    />
  );
}
