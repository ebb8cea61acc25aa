'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '#components/ui/field.tsx';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { FormProblem, ResultForm } from '#lib/office/result-form.ts';
import { PeriodFields } from './period-fields.tsx';

type Score = Pick<ResultForm, 'score' | 'periods'>;

/** The final score of both teams, and the points of the periods for who has them. */
export function ScoreFields({
  form: { score, periods },
  onChange,
  names,
  problem,
}: {
  form: Score;
  onChange: (change: Partial<Score>) => void;
  names: Record<Side, string>;
  problem: FormProblem | null;
}) {
  const t = useTranslations('office.results');
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        {sides.map((side) => (
          <TextField
            key={side}
            path={`score.${side}`}
            label={names[side]}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={score[side]}
            onChange={({ currentTarget }) => onChange({ score: { ...score, [side]: currentTarget.value } })}
            problem={problem === 'score' ? t('problem.score') : undefined}
          />
        ))}
      </div>
      <PeriodFields
        periods={periods}
        onChange={(periods) => onChange({ periods })}
        names={names}
        problem={problem === 'periods' ? t('problem.periods') : undefined}
      />
    </>
  );
}
