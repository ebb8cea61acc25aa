'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import type { LeagueDecisions } from '#lib/api/contract/competition/decisions.ts';
import { annulmentPolicies, standingsDecisionKinds } from '#lib/basketball/standings/game.ts';
import { todayHere } from '#lib/i18n/format/visitor-time.ts';
import { type DecisionDraft, decisionOfDraft } from '#lib/office/decision-draft.ts';
import { DecisionPreview } from './decision-preview.tsx';
import { DrawFields } from './draw-fields.tsx';
import { NamesFields } from './names-fields.tsx';
import { useDecisionChange } from './use-decision-change.ts';

type Props = { leagueId: string; tables: LeagueDecisions['tables'] };

const maxReason = 500;

/** Records a decision on a table: what, on whom, when and why. It shows the table as it would be before it is saved. */
export function DecisionForm({ leagueId, tables }: Props) {
  const t = useTranslations('office-competition');
  const { decide, isBusy } = useDecisionChange(leagueId);
  const [place, setPlace] = useState(0);
  const table = tables[place] ?? tables[0];
  const [draft, setDraft] = useState<Omit<DecisionDraft, 'table'>>({
    kind: 'deduction',
    teamIds: [],
    points: '1',
    policy: 'delete-all',
    decidedOn: todayHere(),
    reason: {},
  });
  if (!table) return null;
  const set = (values: Partial<typeof draft>) => setDraft({ ...draft, ...values });
  const { phaseId, groupId } = table;
  const input = decisionOfDraft({ ...draft, table: { phaseId, groupId } });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (input && (await decide(input))) set({ teamIds: [], reason: {} });
  };
  return (
    <form noValidate className="mt-6 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <h3 className="headline text-xl">{t('addDecision')}</h3>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Select
          size="md"
          label={t('decisionKind')}
          options={standingsDecisionKinds.map((value) => ({ value, label: t(`decisionKinds.${value}`) }))}
          value={draft.kind}
          onValueChange={(kind) => set({ kind, teamIds: [] })}
        />
        {tables.length > 1 && (
          <Select
            size="md"
            label={t('table')}
            options={tables.map(({ phase, group }, index) => ({
              value: String(index),
              label: [phase, group].filter(Boolean).join(', '),
            }))}
            value={String(place)}
            onValueChange={(index) => {
              setPlace(Number(index));
              set({ teamIds: [] });
            }}
          />
        )}
        {draft.kind !== 'draw' && (
          <Select
            size="md"
            label={t('column.team')}
            options={[
              { value: '', label: t('choose') },
              ...table.teams.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={draft.teamIds[0] ?? ''}
            onValueChange={(id) => set({ teamIds: id === '' ? [] : [id] })}
          />
        )}
        {draft.kind === 'deduction' && (
          <TextField
            path="decision.points"
            label={t(table.rankedBy === 'classification-points' ? 'pointsOff' : 'winsOff')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={5}
            value={draft.points}
            onChange={({ currentTarget }) => set({ points: currentTarget.value })}
          />
        )}
        {draft.kind === 'annulment' && (
          <Select
            size="md"
            label={t('policyLabel')}
            options={annulmentPolicies.map((value) => ({ value, label: t(`policy.${value}`) }))}
            value={draft.policy}
            onValueChange={(policy) => set({ policy })}
          />
        )}
        <TextField
          path="decision.decidedOn"
          label={t('decidedOn')}
          type="date"
          value={draft.decidedOn}
          onChange={({ currentTarget }) => set({ decidedOn: currentTarget.value })}
        />
      </div>
      {draft.kind === 'draw' && (
        <DrawFields teams={table.teams} drawn={draft.teamIds} onChange={(teamIds) => set({ teamIds })} />
      )}
      <NamesFields
        label={t('reason')}
        path="decision.reason"
        maxLength={maxReason}
        names={draft.reason}
        onChange={(reason) => set({ reason })}
      />
      {input && <DecisionPreview leagueId={leagueId} input={input} />}
      <span>
        <Button type="submit" variant="primary" disabled={isBusy || !input}>
          {t('decide')}
        </Button>
      </span>
    </form>
  );
}
