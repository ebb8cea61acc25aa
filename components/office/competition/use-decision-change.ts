import { useTranslations } from 'next-intl';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { commandApi } from '#lib/api/client.ts';
import {
  type DecisionInput,
  decideStandings,
  type LeagueDecision,
  liftDecision,
} from '#lib/api/contract/competition/decisions.ts';
import { toDecisionInput } from '#lib/office/decision-draft.ts';

/** Returns what records a decision and what lifts one. Each can be undone by the other. */
export function useDecisionChange(leagueId: string) {
  const t = useTranslations('office-competition');
  const office = useTranslations('office');
  const { change, isBusy } = useOfficeChange();
  const params = { leagueId };
  const decide = (input: DecisionInput): Promise<LeagueDecision | null> =>
    change(
      () => commandApi(decideStandings, { params, body: input }),
      (decision) => ({
        text: t('decisionSaved'),
        undo: { label: office('undo'), run: () => void lift(decision) },
      }),
    );
  const lift = (decision: LeagueDecision): Promise<LeagueDecision | null> =>
    change(
      () => commandApi(liftDecision, { params: { ...params, decisionId: decision.id }, body: {} }),
      (lifted) => {
        const again = toDecisionInput(lifted);
        return {
          text: t('decisionLifted'),
          ...(again && { undo: { label: office('undo'), run: () => void decide(again) } }),
        };
      },
    );
  return { decide, lift, isBusy };
}
