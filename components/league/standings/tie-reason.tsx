import { useLocale, useTranslations } from 'next-intl';
import type { TieReason as Reason, StandingsTable } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { formatHalves } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { deductedOf } from './deducted-of.ts';
import { MiniTable } from './mini-table.tsx';
import { TieStep } from './tie-step.tsx';

type Teams = ReadonlyMap<string, TeamRef>;

/** Tie-break procedure round by round: tied teams, compared values, deciding criterion. */
export function TieReason({
  reason,
  deduction,
  rankedBy,
  teams,
}: {
  reason: Reason;
  deduction: number;
  rankedBy: StandingsTable['rankedBy'];
  teams: Teams;
}) {
  const t = useTranslations('standings');
  const locale = tagLocale(useLocale());
  const names = (ids: readonly string[]) => ids.map((id) => teams.get(id)?.shortName ?? id).join(', ');
  return (
    <div className="flex max-w-xl flex-col gap-4 text-sm">
      {reason.rounds.map((round, index) => (
        <div key={round.teams.join(' ')} className="flex flex-col gap-2">
          <p className="font-semibold">{t(levelKey(reason.rounds, index), { teams: names(round.teams) })}</p>
          <MiniTable rows={round.miniTable} teams={teams} />
          <ol className="flex flex-col gap-1">
            {round.steps.map((step) => (
              <TieStep key={`${step.criterion.scope} ${step.criterion.kind}`} step={step} teams={teams} />
            ))}
          </ol>
        </div>
      ))}
      {reason.outcome !== 'separated' && <p className="font-semibold">{t(reason.outcome)}</p>}
      {deduction !== 0 && <p>{t(`deduction.${deductedOf(rankedBy)}`, { count: formatHalves(locale, deduction) })}</p>}
    </div>
  );
}

/** A later round begins with the first criterion again, or goes on with those that follow. */
function levelKey(rounds: Reason['rounds'], index: number): 'level' | 'levelAgain' | 'levelNext' {
  if (index === 0) return 'level';
  const [first, own] = [rounds[0], rounds[index]].map((round) => round?.steps[0]?.criterion);
  return first && own && first.kind === own.kind && first.scope === own.scope ? 'levelAgain' : 'levelNext';
}
