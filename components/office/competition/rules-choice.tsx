'use client';

import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import { Select } from '#components/ui/select.tsx';
import type { ManagedLeague } from '#lib/api/contract/competition/leagues.ts';
import { builtInProfiles, findProfile } from '#lib/basketball/rules/profiles.ts';

type Rules = ManagedLeague['rules'];

/** The rules by which games are played: one of the built-in ones. Those of its own a league sets by a file. */
export function RulesChoice({ rules, onChange }: { rules: Rules; onChange: (rules: Rules) => void }) {
  const t = useTranslations('office-competition');
  const choose = (id: string) => {
    const profile = findProfile(id);
    if (profile) onChange(structuredClone({ ...profile, extends: id }) as Rules);
  };
  return (
    <Section title={t('rules')}>
      <div className="grid gap-4 py-3 sm:grid-cols-2">
        <Select
          size="md"
          label={t('playedBy')}
          options={builtInProfiles.map(({ id }) => ({ value: id, label: t(`rulesProfile.${id as 'nba'}`) }))}
          value={rules.extends}
          onValueChange={choose}
        />
      </div>
      <p className="text-sm text-quiet">{t(findProfile(rules.id) ? 'rulesHelp' : 'rulesOwn')}</p>
    </Section>
  );
}
