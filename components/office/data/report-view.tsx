'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge, type BadgeTone } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import type { DataImportReport, ReportedLine } from '#lib/api/contract/data-import.ts';
import { useColumnLabel } from './use-column-label.ts';

const tones: Readonly<Record<ReportedLine['outcome'], BadgeTone>> = {
  refused: 'negative',
  notice: 'warning',
  changed: 'solid',
  created: 'positive',
  unchanged: 'neutral',
};
const outcomes = ['created', 'changed', 'unchanged', 'refused', 'notice'] as const;
const step = 50;

/** What becomes, or became, of each line of a file. */
export function ReportView({ report: { counts, lines, omitted } }: { report: DataImportReport }) {
  const t = useTranslations('office-data');
  const [shown, setShown] = useState(step);
  return (
    <div>
      <ul className="mb-4 flex flex-wrap gap-2">
        {outcomes
          .filter((outcome) => counts[outcome] > 0)
          .map((outcome) => (
            <li key={outcome}>
              <Badge tone={tones[outcome]}>{t(`count.${outcome}`, { count: counts[outcome] })}</Badge>
            </li>
          ))}
      </ul>
      <ol>
        {lines.slice(0, shown).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report does not change, and a line can stand in it twice
          <Line key={index} line={line} />
        ))}
      </ol>
      {lines.length > shown && (
        <Button className="mt-3" size="sm" onClick={() => setShown(shown + 10 * step)}>
          {t('moreLines', { count: lines.length - shown })}
        </Button>
      )}
      {lines.length <= shown && omitted > 0 && (
        <p className="mt-3 text-sm text-quiet">{t('omitted', { count: omitted })}</p>
      )}
    </div>
  );
}

function Line({ line: { line, outcome, title, column, problem, changes } }: { line: ReportedLine }) {
  const t = useTranslations('office-data');
  const label = useColumnLabel();
  return (
    <li className="border-b border-line py-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="w-20 shrink-0 text-sm text-quiet">{line === null ? t('wholeFile') : t('line', { line })}</span>
        <Badge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Badge>
        <span className="min-w-0 font-semibold wrap-anywhere">{title}</span>
      </p>
      {problem && (
        <p className="mt-1 text-sm wrap-anywhere" lang="en">
          {column !== null && <b>{column}: </b>}
          {problem}
        </p>
      )}
      {changes.length > 0 && (
        <dl className="mt-1 grid gap-x-4 text-sm sm:grid-cols-[12rem_1fr]">
          {changes.map((change) => (
            <div key={`${change.column} ${change.from} ${change.to}`} className="contents">
              <dt className="text-quiet">{label(change.column)}</dt>
              <dd className="wrap-anywhere">{`${change.from || t('empty')} → ${change.to || t('empty')}`}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
