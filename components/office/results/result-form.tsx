'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { ChoiceField, LongTextField } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { type GameResultHistory, setGameResult } from '#lib/api/contract/game-result.ts';
import { sides } from '#lib/basketball/sides.ts';
import {
  emptyForm,
  type ResultForm as Form,
  type FormProblem,
  hasGuilty,
  hasScore,
  needsReason,
  resultKinds,
  toResultInput,
} from '#lib/office/result-form.ts';
import { DecisionFields } from './decision-fields.tsx';
import { ScoreFields } from './score-fields.tsx';
import { useTakeBack } from './use-take-back.ts';

type Props = { game: GameSummary; read: GameResultHistory; onSaved: () => void };

/** Enters a final score, or decides the game. What somebody else saved meanwhile is shown before it is replaced. */
export function ResultForm({ game, read, onSaved }: Props) {
  const t = useTranslations('office');
  const [latest, setLatest] = useState(read);
  const [form, setForm] = useState(() => emptyForm(read));
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();
  const takeBack = useTakeBack(game);
  const set = (to: Partial<Form>) => setForm({ ...form, ...to });
  const onRefusal = (failure: ApiFailure) => {
    const current = setGameResult.answer.safeParse(failure.current);
    if (current.success) setLatest(current.data);
    setRefusal(current.success ? t('results.stale', { score: scoreText(current.data) }) : refusalText(failure, t));
  };
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefusal(null);
    const input = toResultInput(form, latest);
    setProblem(typeof input === 'string' ? input : null);
    if (typeof input === 'string') return;
    const saved = await change(
      () => commandApi(setGameResult, { params: { gameId: game.id }, body: input }),
      (answer) => ({ text: t('results.saved', { score: scoreText(answer) }), undo: takeBack.undo(answer) }),
      onRefusal,
    );
    if (saved) onSaved();
  };
  const nameOf = (side: 'home' | 'away') => game[side]?.name ?? t(`results.${side}`);
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      {hasScore(form.kind) && (
        <ScoreFields
          form={form}
          onChange={set}
          names={{ home: nameOf('home'), away: nameOf('away') }}
          problem={problem}
        />
      )}
      <Select
        label={t('results.kindLabel')}
        options={resultKinds.map((kind) => ({ value: kind, label: t(`results.kind.${kind}`) }))}
        value={form.kind}
        onValueChange={(kind) => set({ kind })}
      />
      {hasGuilty(form.kind) && (
        <ChoiceField
          path="guilty"
          label={t('results.guilty')}
          value={form.guilty}
          onChange={({ currentTarget }) => set({ guilty: guiltyOf(currentTarget.value) })}
          problem={problem === 'guilty' ? t('results.problem.guilty') : undefined}
        >
          <option value="">{t('results.chooseGuilty')}</option>
          {sides.map((side) => (
            <option key={side} value={side}>
              {nameOf(side)}
            </option>
          ))}
          {form.kind !== 'default' && <option value="both">{t('results.both')}</option>}
        </ChoiceField>
      )}
      <LongTextField
        path="reason"
        label={t('results.reason')}
        optional={needsReason(form.kind, latest) ? undefined : t('optional')}
        rows={2}
        maxLength={500}
        value={form.reason}
        onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
        problem={problem === 'reason' ? t('results.problem.reason') : undefined}
      />
      {form.kind !== 'result' && <DecisionFields told={form} onChange={set} />}
      {refusal && (
        <p role="alert" className="font-semibold text-negative">
          {refusal}
        </p>
      )}
      <Button type="submit" variant="primary" disabled={isBusy}>
        {isBusy ? t('saving') : t('save')}
      </Button>
    </form>
  );
}

const guiltyOf = (value: string): Form['guilty'] => [...sides, 'both' as const].find((one) => one === value) ?? '';

const scoreText = ({ score }: GameResultHistory) => (score ? `${score.home}–${score.away}` : '–');
