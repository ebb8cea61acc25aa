'use client';

import { type SubmitEvent, useId } from 'react';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Button } from '#components/ui/button.tsx';
import { sides } from '#lib/basketball/sides.ts';
import type { Draft } from '#lib/desk/entry/stamp.ts';

const field = 'mt-1 block min-h-11 w-full border border-line-strong bg-page px-3 text-base';

/** Forms for the attendance and for a protest with its reason; both also after the game. */
export function MoreForms({ desk, onWrite }: { desk: Desk; onWrite: (drafts: readonly Draft[]) => void }) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const reason = useId();
  const read = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    return new FormData(event.currentTarget);
  };
  return (
    <>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          const spectators = Number(read(event).get('spectators'));
          onWrite([{ action: { type: 'attendance', spectators } }]);
        }}
      >
        <label className="grow text-sm">
          {t('spectators')}
          <input
            name="spectators"
            type="number"
            min={0}
            max={200_000}
            required
            defaultValue={desk.state.spectators ?? ''}
            className={field}
          />
        </label>
        <Button type="submit">{t('set')}</Button>
      </form>
      <form
        onSubmit={(event) => {
          const form = read(event);
          const side = sides.find((one) => one === form.get('side'));
          const text = String(form.get('reason') ?? '').trim();
          if (text) onWrite([{ action: { type: 'protest', reason: text, ...(side && { side }) } }]);
        }}
      >
        <label htmlFor={reason} className="text-sm">
          {t('protest')}
        </label>
        <div className="flex flex-wrap gap-2">
          <input id={reason} name="reason" required maxLength={500} className={`${field} min-w-40 flex-1`} />
          <select name="side" aria-label={t('team')} className={`${field} w-auto!`}>
            {sides.map((side) => (
              <option key={side} value={side}>
                {desk.snapshot.game[side]?.shortName ?? t(side)}
              </option>
            ))}
          </select>
          <Button type="submit" className="mt-1">
            {t('set')}
          </Button>
        </div>
      </form>
    </>
  );
}
