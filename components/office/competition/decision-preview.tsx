'use client';

import { useTranslations } from 'next-intl';
import { Opening } from '#components/office/shared/opening.tsx';
import { refusalText, useOfficeQuery } from '#components/office/shared/use-office.ts';
import { Badge } from '#components/ui/badge.tsx';
import { cx } from '#components/ui/cx.ts';
import { commandApi } from '#lib/api/client.ts';
import {
  type DecisionPreview as Input,
  type PreviewedTable,
  previewDecision,
} from '#lib/api/contract/competition/decisions.ts';
import { formatHalves, formatInteger } from '#lib/i18n/format/numbers.ts';
import { formatRecord } from '#lib/i18n/format/record.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { RankingHead } from './ranking-head.tsx';

/** The tables as a decision would make them, with who moves; it changes nothing. */
export function DecisionPreview({ leagueId, input }: { leagueId: string; input: Input }) {
  const locale = usePageLocale();
  const t = useTranslations('office-competition');
  const office = useTranslations('office');
  const query = useOfficeQuery({
    queryKey: [previewDecision.path, leagueId, input, locale],
    queryFn: () => commandApi(previewDecision, { params: { leagueId }, body: { ...input, locale } }),
    retry: false,
  });
  if (query.isError)
    return (
      <p role="alert" className="font-semibold text-negative">
        {refusalText(query.error, office)}
      </p>
    );
  if (!query.data) return <Opening className="min-h-16" />;
  if (query.data.tables.length === 0) return <p className="text-quiet">{t('nothingMoves')}</p>;
  return query.data.tables.map((table) => <TableAsItWouldBe key={`${table.phase} ${table.group}`} table={table} />);
}

function TableAsItWouldBe({ table: { phase, group, rankedBy, rows } }: { table: PreviewedTable }) {
  const t = useTranslations('office-competition');
  const locale = usePageLocale();
  return (
    <table className="w-full border-y border-line bg-raised text-sm">
      <caption className="py-2 text-start text-quiet">
        {t('asItWouldBe', { table: [phase, group].filter(Boolean).join(', ') })}
      </caption>
      <RankingHead figures={['record', rankedBy === 'classification-points' ? 'points' : 'wins']} />
      <tbody>
        {rows.map(({ team, rank, rankBefore, won, drawn, lost, points, pointsBefore, withdrawn }) => (
          <tr key={team.id} className={cx('border-b border-line last:border-b-0', rank !== rankBefore && 'bg-hover')}>
            <td className="figures px-2 py-2 font-bold">
              {formatInteger(locale, rank)}
              {rank !== rankBefore && (
                <span className="block text-xs font-normal text-quiet">{t('before', { value: rankBefore })}</span>
              )}
            </td>
            <th scope="row" className="px-2 text-start font-semibold">
              {team.name} {withdrawn && <Badge tone="warning">{t('withdrawn')}</Badge>}
            </th>
            <td className="figures px-2 text-end">{formatRecord(locale, { won, drawn, lost })}</td>
            <td className="figures px-2 text-end">
              {formatHalves(locale, points)}
              {points !== pointsBefore && (
                <span className="block text-xs text-quiet">{t('before', { value: pointsBefore })}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
