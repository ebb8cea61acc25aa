'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { TextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import type { BoxScoreSheet } from '#lib/api/contract/box-score-entry.ts';
import { addProvisionalPlayer } from '#lib/api/contract/live.ts';
import type { Side } from '#lib/basketball/events.ts';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';
import type { SheetDraft } from '#lib/office/box-score-draft.ts';

/** Adds a player who is in no squad, by number; the room of people joins them to a person later. */
export function UnknownPlayer({
  side,
  sheet,
  set,
}: {
  side: Side;
  sheet: BoxScoreSheet;
  set: (change: (draft: SheetDraft) => SheetDraft) => void;
}) {
  const t = useTranslations('office-results');
  const [number, setNumber] = useState('');
  const { change, isBusy } = useOfficeChange();
  const add = async () => {
    const added = await change(
      () =>
        commandApi(addProvisionalPlayer, {
          params: { gameId: sheet.gameId },
          body: { side, number: number.trim(), name: null },
        }),
      () => ({ text: t('unknownAdded', { number: number.trim() }) }),
    );
    if (!added) return;
    setNumber('');
    const row = { ...added, number: number.trim(), isProvisional: true, starter: false, captain: false, cells: {} };
    set((own) => {
      if (own[side].some(({ personId }) => personId === added.personId)) return own;
      return { ...own, [side]: [...own[side], { ...row, played: true, listed: false }] };
    });
  };
  return (
    <div className="mt-3 flex items-end gap-2">
      <TextField
        path={`unknown.${side}`}
        label={t('unknownNumber')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        className="w-40"
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
      />
      <Button disabled={isBusy || !shirtNumber.test(number.trim())} onClick={() => void add()}>
        {t('addUnknown')}
      </Button>
    </div>
  );
}
