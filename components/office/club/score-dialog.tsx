'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { ScoreFields } from '#components/office/results/score-fields.tsx';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { LongTextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import {
  type ClubGame,
  type ClubResultInput,
  stateAwayResult,
  stateHomeResult,
} from '#lib/api/contract/club-office.ts';
import { type FormProblem, type ResultForm, readScore } from '#lib/office/result-form.ts';
import { StatementList } from './statement-list.tsx';

const empty = { score: { home: '', away: '' }, periods: [], reason: '' };

/** The score in the name of the own club: entered at home, confirmed by the visitors in one tap or stated otherwise with a reason. */
export function ScoreDialog({ item, onClose }: { item: ClubGame; onClose: () => void }) {
  const t = useTranslations('office-club');
  const office = useTranslations('office');
  const [form, setForm] = useState<Pick<ResultForm, 'score' | 'periods' | 'reason'>>(empty);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();
  const { game, side, statements } = item;
  const other = statements.find((statement) => statement.side !== side);
  const needsReason = side === 'away';
  const send = async (body: ClubResultInput) => {
    setRefusal(null);
    const call = side === 'home' ? stateHomeResult : stateAwayResult;
    const saved = await change(
      () => commandApi(call, { params: { gameId: game.id }, body }),
      ({ outcome }) => ({ text: t(`outcome.${outcome}`) }),
      (failure) => setRefusal(refusalText(failure, office)),
    );
    if (saved) onClose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const score = readScore(form);
    const reason = form.reason.trim();
    const found = typeof score === 'string' ? score : needsReason && reason.length < 3 ? 'reason' : null;
    setProblem(found);
    if (typeof score !== 'string' && !found) void send({ ...score, ...(reason && { reason }) });
  };
  const names = { home: game.home?.name ?? '', away: game.away?.name ?? '' };
  return (
    <OfficeDialog title={`${names.home} – ${names.away}`} isOpen onOpenChange={(open) => !open && onClose()}>
      {other && (
        <div className="mb-6 border border-line bg-raised p-3">
          <StatementList game={game} statements={[other]} />
          <Button variant="primary" className="mt-3" disabled={isBusy} onClick={() => void send({ ...other.score })}>
            {t('confirm', { score: `${other.score.home}–${other.score.away}` })}
          </Button>
        </div>
      )}
      <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
        {other && <h3 className="font-bold">{t('otherScore')}</h3>}
        <ScoreFields form={form} onChange={(to) => setForm({ ...form, ...to })} names={names} problem={problem} />
        {other && (
          <LongTextField
            path="reason"
            label={t('reason')}
            optional={needsReason ? undefined : office('optional')}
            rows={2}
            maxLength={500}
            value={form.reason}
            onChange={({ currentTarget }) => setForm({ ...form, reason: currentTarget.value })}
            problem={problem === 'reason' ? t('problem.reason') : undefined}
          />
        )}
        {refusal && (
          <p role="alert" className="font-semibold text-negative">
            {refusal}
          </p>
        )}
        <Button type="submit" variant={other ? 'secondary' : 'primary'} disabled={isBusy}>
          {t(other ? 'stateOther' : 'stateScore')}
        </Button>
      </form>
    </OfficeDialog>
  );
}
