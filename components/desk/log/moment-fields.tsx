'use client';

import { useState } from 'react';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Select } from '#components/ui/select.tsx';
import { formatGameClock } from '#lib/basketball/clock.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { periodLengthMs } from '#lib/basketball/rules/periods.ts';
import { parseClockTime } from '#lib/desk/clock/parse-clock-time.ts';
import type { Edit } from '#lib/desk/entry/edit.ts';

const fixed: ReadonlySet<GameEvent['type']> = new Set([
  'game-start',
  'period-start',
  'period-end',
  'game-end',
  'score-confirmed',
]);

/** The period and the game clock of an entry; those that mark a period stay where they are. */
export function MomentFields({
  desk,
  entry,
  onChange,
}: {
  desk: Desk;
  entry: GameEvent;
  onChange: (to: Edit) => void;
}) {
  const { profile, periods } = desk.state;
  const { t, periodName } = useDeskText(profile.periods.count);
  const [text, setText] = useState(entry.clockMs === null ? '' : formatGameClock(entry.clockMs));
  if (entry.clockMs === null || entry.wallTime === undefined || fixed.has(entry.type)) return null;
  const lengthMs = periodLengthMs(profile.periods, entry.period);
  const parsed = parseClockTime(text);
  const isWrong = parsed === null || parsed > lengthMs;
  return (
    <div className="grid grid-cols-2 gap-2">
      <Select
        label={t('logFilter.period')}
        options={periods.map((_, index) => ({ value: String(index + 1), label: periodName(index + 1) }))}
        value={String(entry.period)}
        onValueChange={(period) => onChange({ period: Number(period) })}
      />
      <label className="label text-quiet">
        {t('gameClock')}
        <input
          value={text}
          autoComplete="off"
          aria-invalid={isWrong}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            const clockMs = parseClockTime(value);
            if (clockMs !== null && clockMs <= lengthMs) onChange({ clockMs });
          }}
          className="figures mt-1 block min-h-9 w-full border border-line-strong bg-page px-3 text-sm text-ink aria-invalid:border-negative"
        />
      </label>
      {isWrong && <p className="col-span-2 text-sm text-negative">{t('timeForm')}</p>}
    </div>
  );
}
