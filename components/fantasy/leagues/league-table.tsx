'use client';

import { useLocale, useTranslations } from 'next-intl';
import { SquadLink } from '#components/fantasy/table/squad-link.tsx';
import { Select } from '#components/ui/select.tsx';
import { StatTable } from '#components/ui/stat-table.tsx';
import type { RoundRef } from '#lib/api/contract/fantasy/common.ts';
import type { PrivateLeaguePage } from '#lib/api/contract/fantasy/private-leagues.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { formatSquadPoints } from '#lib/i18n/format/fantasy-units.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { RemoveMember } from './remove-member.tsx';

/** The squads of a private league: in all, or by the points of one round. */
export function LeagueTable({
  page,
  rounds,
  round,
  onRound,
  isBusy,
  league,
  onChanged,
}: {
  page: PrivateLeaguePage;
  rounds: readonly RoundRef[];
  /** Undefined: overall. */
  round: number | undefined;
  onRound: (round: number | undefined) => void;
  isBusy: boolean;
  league: LeagueParams;
  onChanged: () => void;
}) {
  const t = useTranslations('fantasy-leagues');
  const fantasy = useTranslations('fantasy');
  const locale = tagLocale(useLocale());
  const rows =
    round === undefined
      ? page.table
      : rankBy(page.table, ({ roundPoints }) => roundPoints).map(({ row, rank }) => ({ ...row, rank }));
  const pointsOf = formatSquadPoints(locale, rows);
  const hasDuels = round === undefined && page.isStarted;
  const canRemove = page.isOwner && !page.isStarted;
  return (
    <div aria-busy={isBusy} className={isBusy ? 'opacity-60' : undefined}>
      {rounds.length > 0 && (
        <div className="pb-3">
          <Select
            label={t('table.round')}
            isLabelHidden
            options={[
              { value: '', label: t('table.overall') },
              ...rounds.map(({ number, name }) => ({ value: String(number), label: name })).toReversed(),
            ]}
            value={round === undefined ? '' : String(round)}
            onValueChange={(value) => onRound(value === '' ? undefined : Number(value))}
            className="max-w-56"
          />
        </div>
      )}
      <StatTable
        caption={t('table.title')}
        head={{ label: fantasy('squad') }}
        columns={[
          ...(hasDuels
            ? [
                { key: 'duels', label: t('table.duels'), emphasis: true },
                { key: 'record', label: t('table.record'), title: t('table.recordTitle') },
              ]
            : []),
          ...(round === undefined ? [{ key: 'points', label: fantasy('points'), emphasis: !hasDuels }] : []),
          {
            key: 'roundPoints',
            label: round === undefined ? fantasy('roundPoints') : fantasy('points'),
            emphasis: round !== undefined,
          },
        ]}
        rows={rows.map(({ rank, squad, points, roundPoints, duels }) => ({
          key: String(squad.number),
          head: (
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="figures w-6 text-end text-quiet">{formatInteger(locale, rank)}</span>
              <span className="name-wrapped">
                <SquadLink squad={squad} league={league} />
              </span>
              {canRemove && squad.number !== page.owner.number && (
                <RemoveMember squad={squad} id={page.id} league={league} onRemoved={onChanged} />
              )}
            </span>
          ),
          cells: {
            ...pointsOf({ points, roundPoints }),
            duels: duels ? formatInteger(locale, duels.tablePoints) : '–',
            record: duels ? `${duels.won}–${duels.drawn}–${duels.lost}` : '–',
          },
        }))}
      />
    </div>
  );
}

/** Ranks by a figure, the highest first; level ones share a rank. */
function rankBy<Row>(rows: readonly Row[], figure: (row: Row) => number): { row: Row; rank: number }[] {
  return rows
    .map((row) => ({ row, rank: 1 + rows.filter((other) => figure(other) > figure(row)).length }))
    .toSorted((a, b) => a.rank - b.rank);
}
