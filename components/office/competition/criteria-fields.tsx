'use client';

import { useTranslations } from 'next-intl';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Select } from '#components/ui/select.tsx';
import type { ManagedLeague } from '#lib/api/contract/competition/leagues.ts';
import { criterionKinds, criterionScopes } from '#lib/basketball/standings/profile.ts';
import { moved } from '#lib/office/moved.ts';

type Criterion = ManagedLeague['standings']['criteria'][number];
type Props = { criteria: readonly Criterion[]; onChange: (criteria: Criterion[]) => void };

const keyOf = ({ scope, kind }: Criterion) => `${scope}.${kind}` as const;
const all = criterionScopes.flatMap((scope) => criterionKinds.map((kind): Criterion => ({ scope, kind })));

/** What level teams are compared by, in their order; each criterion stands once. */
export function CriteriaFields({ criteria, onChange }: Props) {
  const t = useTranslations('office-competition');
  const names = useTranslations('standings');
  const nameOf = (criterion: Criterion) => names(`criteria.${keyOf(criterion)}`);
  const others = all.filter((one) => !criteria.some((taken) => keyOf(taken) === keyOf(one)));
  const move = (index: number, by: 1 | -1) => {
    onChange(moved(criteria, index, by));
  };
  const add = (key: string) => {
    const criterion = others.find((one) => keyOf(one) === key);
    if (criterion) onChange([...criteria, criterion]);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="label mb-1">{t('criteria')}</legend>
      <ol>
        {criteria.map((criterion, index) => (
          <li key={keyOf(criterion)} className="flex items-center gap-1 border-b border-line py-1">
            <span className="figures w-6 shrink-0 text-quiet">{index + 1}</span>
            <span className="min-w-0 grow">{nameOf(criterion)}</span>
            <IconButton
              icon="chevron-up"
              label={t('earlier', { name: nameOf(criterion) })}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            />
            <IconButton
              icon="chevron-down"
              label={t('later', { name: nameOf(criterion) })}
              disabled={index === criteria.length - 1}
              onClick={() => move(index, 1)}
            />
            <IconButton
              icon="close"
              label={t('removeCriterion', { name: nameOf(criterion) })}
              onClick={() => onChange(criteria.filter((one) => one !== criterion))}
            />
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <Select
          size="md"
          className="mt-3"
          label={t('addCriterion')}
          options={[
            { value: '', label: t('choose') },
            ...others.map((one) => ({ value: keyOf(one) as string, label: nameOf(one) })),
          ]}
          value=""
          onValueChange={add}
        />
      )}
    </fieldset>
  );
}
