'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';

const field = 'block min-h-11 border border-line-strong bg-page px-3 text-base';

/** Adds a player whom the squad does not list: a number is enough, the league finds out who it was later. */
export function UnknownPlayer({
  taken,
  onAdd,
}: {
  taken: ReadonlySet<string>;
  onAdd: (number: string, name: string) => void;
}) {
  const t = useTranslations('desk');
  const [fault, setFault] = useState<'bad-number' | 'same-number' | null>(null);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const number = String(form.get('number') ?? '').trim();
    const wrong = shirtNumber.test(number) ? taken.has(number) && 'same-number' : 'bad-number';
    setFault(wrong || null);
    if (wrong) return;
    onAdd(number, String(form.get('name') ?? '').trim());
    event.currentTarget.reset();
  };
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">
        {t('unknownPlayer.add')}
      </summary>
      <form className="flex flex-wrap items-end gap-2" onSubmit={add}>
        <label className="text-sm">
          {t('unknownPlayer.number')}
          <input
            name="number"
            inputMode="numeric"
            maxLength={2}
            required
            autoComplete="off"
            className={`${field} w-16 text-center`}
          />
        </label>
        <label className="min-w-40 flex-1 text-sm">
          {t('unknownPlayer.name')}
          <input name="name" maxLength={100} autoComplete="off" className={`${field} w-full`} />
        </label>
        <Button type="submit">{t('unknownPlayer.list')}</Button>
        <p role="status" className="w-full text-sm text-negative">
          {fault && t(`sheetFault.${fault}`)}
        </p>
      </form>
      <p className="text-sm text-quiet">{t('unknownPlayer.why')}</p>
    </details>
  );
}
