'use client';

import { type RefObject, useRef, useState } from 'react';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { formatGameClock, formatShotClock } from '#lib/basketball/clock.ts';
import type { ClockIntent } from '#lib/desk/clock/clock-command.ts';
import { parseClockTime } from '#lib/desk/clock/parse-clock-time.ts';
import { setClocksKey } from '#lib/desk/entry/keys.ts';

/** A dialog that sets the clocks to a typed time, tenths included. */
export function ClockSetter({
  desk,
  gameMs,
  shotMs,
  onSet,
}: {
  desk: Desk;
  gameMs: number;
  shotMs: number | null;
  onSet: (intent: ClockIntent) => void;
}) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const [isOpen, setOpen] = useState(false);
  const [isInvalid, setInvalid] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const set = (text: FormDataEntryValue | null, intentOf: (ms: number) => ClockIntent) => {
    const ms = parseClockTime(String(text ?? ''));
    setInvalid(ms === null);
    if (ms === null) return;
    onSet(intentOf(ms));
    setOpen(false);
  };
  return (
    <Dialog
      title={t('setClocks')}
      closeLabel={t('close')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      initialFocus={first}
      trigger={
        <KeyButton keyName={setClocksKey} className="px-2! text-sm" disabled={desk.clocks.game.running}>
          {t('setClocks')}
        </KeyButton>
      }
    >
      <div className="flex flex-col gap-3">
        <TimeForm
          field={first}
          label={t('gameClock')}
          save={t('set')}
          value={formatGameClock(gameMs)}
          onSave={(text) => set(text, (toMs) => ({ type: 'set', toMs }))}
        />
        {desk.clocks.shotClock && (
          <TimeForm
            label={t('shotClock')}
            save={t('set')}
            value={formatShotClock(shotMs)}
            onSave={(text) => set(text, (toMs) => ({ type: 'set-shot', toMs }))}
          />
        )}
        <p role="status" className="min-h-5 text-sm text-negative">
          {isInvalid && t('timeForm')}
        </p>
      </div>
    </Dialog>
  );
}

function TimeForm({
  field,
  label,
  save,
  value,
  onSave,
}: {
  field?: RefObject<HTMLInputElement | null>;
  label: string;
  save: string;
  value: string;
  onSave: (text: FormDataEntryValue | null) => void;
}) {
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(new FormData(event.currentTarget).get('time'));
      }}
    >
      <label className="grow text-sm">
        {label}
        <input
          ref={field}
          name="time"
          defaultValue={value}
          inputMode="decimal"
          autoComplete="off"
          className="figures mt-1 block min-h-11 w-full border border-line-strong bg-page px-3 text-lg"
        />
      </label>
      <Button type="submit">{save}</Button>
    </form>
  );
}
