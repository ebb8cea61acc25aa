'use client';

import { useTranslations } from 'next-intl';
import { CheckField, TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import type { ClubRules } from '#lib/api/contract/competition/club-rules.ts';

type Props = { rules: ClubRules; onChange: (rules: ClubRules) => void };
type Days = 'resultDays' | 'moveDays' | 'moveNotice';

/** What the clubs of a league do themselves: enter results, and ask to move games. */
export function ClubRulesFields({ rules, onChange }: Props) {
  const t = useTranslations('office-club');
  const days = (field: Days) => (
    <TextField
      path={`clubRules.${field}`}
      label={t(`rules.${field}`)}
      inputMode="numeric"
      maxLength={3}
      value={String(rules[field])}
      onChange={({ currentTarget: { value } }) => onChange({ ...rules, [field]: Number(value.replace(/\D/g, '')) })}
    />
  );
  return (
    <Section title={t('rules.title')}>
      <div className="flex flex-col gap-4 py-3">
        <CheckField
          path="clubRules.results"
          label={t('rules.results')}
          checked={rules.results === 'confirmed'}
          onChange={({ currentTarget }) => onChange({ ...rules, results: currentTarget.checked ? 'confirmed' : 'off' })}
        />
        {rules.results === 'confirmed' && <div className="grid gap-4 sm:grid-cols-3">{days('resultDays')}</div>}
        <CheckField
          path="clubRules.moves"
          label={t('rules.moves')}
          checked={rules.moves === 'agreed'}
          onChange={({ currentTarget }) => onChange({ ...rules, moves: currentTarget.checked ? 'agreed' : 'off' })}
        />
        {rules.moves === 'agreed' && (
          <div className="grid gap-4 sm:grid-cols-3">
            {days('moveNotice')}
            {days('moveDays')}
            <TextField
              path="clubRules.moveFee"
              label={t('rules.moveFee')}
              autoComplete="off"
              maxLength={60}
              value={rules.moveFee}
              onChange={({ currentTarget }) => onChange({ ...rules, moveFee: currentTarget.value })}
            />
          </div>
        )}
      </div>
    </Section>
  );
}
