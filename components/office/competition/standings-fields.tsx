'use client';

import { useTranslations } from 'next-intl';
import { tableSentences } from '#components/entity/standings-rules/table-sentences.ts';
import { TieBreaks } from '#components/entity/standings-rules/tie-breaks.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Section } from '#components/ui/section.tsx';
import { Select } from '#components/ui/select.tsx';
import { Sentences } from '#components/ui/sentences.tsx';
import type { ManagedLeague } from '#lib/api/contract/competition/leagues.ts';
import { rankingNumbers } from '#lib/basketball/standings/profile.ts';
import { findStandingsProfile, standingsProfiles } from '#lib/basketball/standings/profiles/all.ts';
import { CriteriaFields } from './criteria-fields.tsx';
import { ExampleTable } from './example-table.tsx';

type Standings = ManagedLeague['standings'];
type Props = { standings: Standings; onChange: (standings: Standings) => void };

const shownPoints = ['win', 'loss', 'default', 'forfeit'] as const;

/** How the table is made: a built-in way, its points and the order of its tie-breaks, in words and by an example that answers. */
export function StandingsFields({ standings, onChange }: Props) {
  const t = useTranslations('office-competition');
  const rules = useTranslations('league-rules');
  const set = (values: Partial<Standings>) => onChange({ ...standings, ...values });
  const choose = (id: string) => {
    const profile = findStandingsProfile(id);
    if (profile) onChange({ ...structuredClone(profile), criteria: [...profile.criteria], extends: id });
  };
  const isWrong = standings.points.win <= standings.points.loss;
  return (
    <Section title={t('standings')}>
      <div className="grid gap-x-10 gap-y-6 py-3 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <Select
              size="md"
              label={t('madeAs')}
              options={standingsProfiles.map(({ id }) => ({ value: id, label: t(`standingsProfile.${id as 'nba'}`) }))}
              value={standings.extends}
              onValueChange={choose}
            />
            <Select
              size="md"
              label={t('rankBy')}
              options={rankingNumbers.map((value) => ({ value, label: t(`rankedBy.${value}`) }))}
              value={standings.rankBy}
              onValueChange={(rankBy) => set({ rankBy })}
            />
          </div>
          <fieldset className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            <legend className="label mb-2">{t('points')}</legend>
            {shownPoints.map((result) => (
              <TextField
                key={result}
                path={`league.points.${result}`}
                label={t(`pointsFor.${result}`)}
                type="number"
                min={-10}
                max={100}
                value={String(standings.points[result])}
                onChange={({ currentTarget }) =>
                  set({ points: { ...standings.points, [result]: Math.trunc(currentTarget.valueAsNumber || 0) } })
                }
                problem={isWrong && result === 'win' ? t('problem.win') : undefined}
              />
            ))}
          </fieldset>
          <CriteriaFields criteria={standings.criteria} onChange={(criteria) => set({ criteria })} />
          <Disclosure summary={t('inWords')}>
            <Sentences of={tableSentences(standings, rules)} />
            <div className="pt-6">
              <TieBreaks standings={standings} level={3} />
            </div>
          </Disclosure>
        </div>
        <ExampleTable profile={standings} />
      </div>
    </Section>
  );
}
