import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import type { TieStep as Step } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { formatCriterion } from './format-criterion.ts';

/** A criterion with the value of each team and whether it decided. */
export function TieStep({ step, teams }: { step: Step; teams: ReadonlyMap<string, TeamRef> }) {
  const locale = tagLocale(useLocale());
  const t = useTranslations('standings');
  const { kind, scope } = step.criterion;
  return (
    <li className="border-t border-line pt-1">
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <span>{t(`criteria.${scope}.${kind}`)}</span>
        {step.decided ? (
          <Badge tone="positive">{t('decided')}</Badge>
        ) : (
          <span className="text-quiet">{t(step.skipped ? 'skipped' : 'notApart')}</span>
        )}
      </span>
      {!step.skipped && (
        <span className="figures flex flex-wrap gap-x-4 text-quiet">
          {step.values.map(({ team, value }) => (
            <span key={team}>
              {teams.get(team)?.code} <b className="text-ink">{formatCriterion(locale, kind, value)}</b>
            </span>
          ))}
        </span>
      )}
    </li>
  );
}
