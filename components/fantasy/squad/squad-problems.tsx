'use client';

import { useTranslations } from 'next-intl';
import type { Problem } from './list-problems.ts';

/** Why the squad cannot be saved yet, each with its cure. */
export function SquadProblems({ problems }: { problems: readonly Problem[] }) {
  const t = useTranslations('fantasy-squad');
  const textOf = (problem: Problem) => {
    if (problem.kind === 'budget') return t('problems.budget', { count: problem.count / 10 });
    if (problem.kind === 'missing' || problem.kind === 'transfers')
      return t(`problems.${problem.kind}`, { count: problem.count });
    return t(problem.kind === 'fault' ? `refusals.${problem.rule}` : `problems.${problem.kind}`);
  };
  return (
    <ul aria-live="polite" className="text-sm text-quiet">
      {problems.map((problem) => (
        <li key={problem.kind === 'fault' ? problem.rule : problem.kind}>{textOf(problem)}</li>
      ))}
    </ul>
  );
}
