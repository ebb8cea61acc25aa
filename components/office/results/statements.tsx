'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { GameResultHistory } from '#lib/api/contract/game-result.ts';
import { formatDatedInstant } from '#lib/i18n/format/dated.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { useTakeBack } from './use-take-back.ts';

type Statement = GameResultHistory['history'][number];

const minReason = 3;

/** Everything that was stated of a result: by whom, when and why; the one that stands can be taken back. */
export function Statements({
  game,
  read,
  onSaved,
}: {
  game: GameSummary;
  read: GameResultHistory;
  onSaved: () => void;
}) {
  const t = useTranslations('office.results');
  if (read.history.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="label mb-1 text-quiet">{t('history')}</h3>
      <ol>
        {read.history.map((statement) => (
          <StatementRow key={statement.id} game={game} read={read} statement={statement} onSaved={onSaved} />
        ))}
      </ol>
    </section>
  );
}

function StatementRow({
  game,
  read,
  statement,
  onSaved,
}: {
  game: GameSummary;
  read: GameResultHistory;
  statement: Statement;
  onSaved: () => void;
}) {
  const t = useTranslations('office.results');
  const locale = usePageLocale();
  const { score, state, ruling, publicText, by, at, reason, withdrawn, standing } = statement;
  const dated = (instant: string) => formatDatedInstant(locale, instant, visitorTimeZone());
  const nameOf = (author: Statement['by']) => (author.kind === 'operator' ? t('operator') : author.name);
  return (
    <li className="border-b border-line py-2 text-sm">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="figures font-bold">{score ? `${score.home}–${score.away}` : '–'}</span>
        <span>{ruling ? t(`kind.${ruling}`) : t(`state.${state}`)}</span>
        {standing && <Badge tone={standing === 'result' ? 'positive' : 'neutral'}>{t(`standing.${standing}`)}</Badge>}
        <span className="text-quiet">
          {nameOf(by)}, {dated(at)}
        </span>
      </span>
      {reason && <span className="block wrap-anywhere">{reason}</span>}
      {publicText && <span className="block text-quiet wrap-anywhere">{publicText}</span>}
      {withdrawn && (
        <span className="block text-quiet wrap-anywhere">
          {t('withdrawn', { who: withdrawn.by ? nameOf(withdrawn.by) : t('operator'), when: dated(withdrawn.at) })}
          {withdrawn.reason && `: ${withdrawn.reason}`}
        </span>
      )}
      {(standing === 'result' || standing === 'notice') && (
        <TakeBack game={game} read={read} statement={statement} onSaved={onSaved} />
      )}
    </li>
  );
}

/** Asks for the reason, then takes the statement back. */
function TakeBack({
  game,
  read,
  statement,
  onSaved,
}: {
  game: GameSummary;
  read: GameResultHistory;
  statement: Statement;
  onSaved: () => void;
}) {
  const t = useTranslations('office.results');
  const [reason, setReason] = useState<string | null>(null);
  const { takeBack, isBusy } = useTakeBack(game);
  if (reason === null)
    return (
      <Button size="sm" className="mt-2" onClick={() => setReason('')}>
        {t('takeBack')}
      </Button>
    );
  const send = async () => {
    if (await takeBack(read, statement, reason.trim())) onSaved();
  };
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2">
      <TextField
        path="take-back"
        label={t('takeBackReason')}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
        className="grow"
      />
      <Button disabled={isBusy || reason.trim().length < minReason} onClick={() => void send()}>
        {t('takeBack')}
      </Button>
    </div>
  );
}
