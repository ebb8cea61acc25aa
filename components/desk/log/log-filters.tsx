'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { shortName } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Select } from '#components/ui/select.tsx';
import { sides } from '#lib/basketball/sides.ts';
import { type LogFilter, type LogKind, logKinds } from '#lib/desk/log/filter-log.ts';

type Props = { desk: Desk; filter: LogFilter; onChange: (filter: LogFilter) => void };

/** Filters of the log: period, team or player, and kind. */
export function LogFilters({ desk, filter, onChange }: Props) {
  const { t, periodName } = useDeskText(desk.state.profile.periods.count);
  const { sheet } = desk.snapshot.live;
  const periods = desk.state.periods.map((_, index) => ({ value: String(index + 1), label: periodName(index + 1) }));
  const kinds = (Object.keys(logKinds) as LogKind[]).map((value) => ({ value, label: t(`logFilter.kinds.${value}`) }));
  const whose = sides.flatMap((side) => [
    { value: side, label: desk.snapshot.game[side]?.shortName ?? t(side) },
    ...sheet[side].map((player) => ({ value: `${side} ${player.id}`, label: `– ${shortName(player)}` })),
  ]);
  return (
    <div className="mt-2 grid grid-cols-2 gap-1.5 sm:grid-cols-3 min-[72rem]:grid-cols-1">
      <Select
        isLabelHidden
        label={t('logFilter.period')}
        options={[{ value: '', label: t('logFilter.allPeriods') }, ...periods]}
        value={String(filter.period ?? '')}
        onValueChange={(value) => onChange({ ...filter, period: value === '' ? undefined : Number(value) })}
      />
      <Select
        isLabelHidden
        label={t('logFilter.who')}
        options={[{ value: '', label: t('logFilter.allPlayers') }, ...whose]}
        value={[filter.side, filter.person].filter(Boolean).join(' ')}
        onValueChange={(value) => {
          const [side, person] = value.split(' ');
          onChange({ ...filter, side: sides.find((one) => one === side), person });
        }}
      />
      <Select
        isLabelHidden
        className="max-sm:col-span-2"
        label={t('kind')}
        options={[{ value: '', label: t('logFilter.allKinds') }, ...kinds]}
        value={filter.kind ?? ''}
        onValueChange={(value) => onChange({ ...filter, kind: kinds.find((one) => one.value === value)?.value })}
      />
    </div>
  );
}
