'use client';

import { useTranslations } from 'next-intl';
import { Select } from '#components/ui/select.tsx';
import { type Duty, duties } from '#lib/api/contract/duty.ts';
import type { CrewMember } from '#lib/desk/game/follow-crew.ts';

/** Who sits at the table: the duty of this device, and the other devices with theirs. */
export type DeskTable = { duty: Duty; onDuty: (duty: Duty) => void; crew: readonly CrewMember[] };

/** The choice of what this device does, beside who else is at the desk of the game. */
export function DutyChoice({ duty, onDuty, crew }: DeskTable) {
  const t = useTranslations('desk');
  const others = t('duty.with', {
    others: crew.map((one) => `${one.name} (${t(`duty.${one.duty}`)})`).join(', '),
  });
  return (
    <span className="flex min-w-40 flex-[1_1_10rem] items-center gap-2">
      <Select
        isLabelHidden
        className="shrink-0"
        label={t('duty.label')}
        options={duties.map((value) => ({ value, label: t(`duty.${value}`) }))}
        value={duty}
        onValueChange={onDuty}
      />
      {crew.length > 0 && (
        <span className="min-w-0 truncate" title={others}>
          {others}
        </span>
      )}
    </span>
  );
}
