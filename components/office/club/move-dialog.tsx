'use client';

import { useTranslations } from 'next-intl';
import { type SubmitEvent, useState } from 'react';
import { OfficeDialog } from '#components/office/shared/office-dialog.tsx';
import { refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import { Button } from '#components/ui/button.tsx';
import { ChoiceField, LongTextField, TextField } from '#components/ui/field.tsx';
import { commandApi } from '#lib/api/client.ts';
import { askToMove, type ClubGame } from '#lib/api/contract/club-office.ts';
import type { VenueRef } from '#lib/api/contract/game.ts';

const empty = { date: '', time: '', venue: '', reason: '' };
type Field = keyof typeof empty;

/** Asks to play a game at another time or place, with what the rule of the league says of it. */
export function MoveDialog({
  item: { game, rules },
  venues,
  onClose,
}: {
  item: ClubGame;
  venues: readonly VenueRef[];
  onClose: () => void;
}) {
  const t = useTranslations('office-club');
  const office = useTranslations('office');
  const [form, setForm] = useState(empty);
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { change, isBusy } = useOfficeChange();
  const set = (to: Partial<typeof empty>) => setForm({ ...form, ...to });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefusal(null);
    const { date, time, venue } = form;
    const reason = form.reason.trim();
    const found = (['date', 'time'] as const).filter((field) => form[field] === '');
    const faults = reason.length < 3 ? [...found, 'reason' as const] : found;
    setMissing(faults);
    if (faults.length > 0) return;
    const asked = await change(
      () => commandApi(askToMove, { params: { gameId: game.id }, body: { date, time, reason, venue: venue || null } }),
      () => ({ text: t('asked') }),
      (failure) => setRefusal(refusalText(failure, office)),
    );
    if (asked) onClose();
  };
  return (
    <OfficeDialog title={`${game.home?.name} – ${game.away?.name}`} isOpen onOpenChange={(open) => !open && onClose()}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-sm text-quiet">
          {t('notice', { days: rules.moveNotice })} {rules.moveFee && t('fee', { fee: rules.moveFee })}
        </p>
        <div className="grid grid-cols-2 gap-4">
          {(['date', 'time'] as const).map((field) => (
            <TextField
              key={field}
              path={field}
              type={field}
              label={t(`field.${field}`)}
              value={form[field]}
              onChange={({ currentTarget }) => set({ [field]: currentTarget.value })}
              problem={missing.includes(field) ? t(`problem.${field}`) : undefined}
            />
          ))}
        </div>
        <ChoiceField
          path="venue"
          label={t('field.venue')}
          value={form.venue}
          onChange={({ currentTarget }) => set({ venue: currentTarget.value })}
        >
          <option value="">{t('venueStays')}</option>
          {venues.map(({ id, slug, name, city }) => (
            <option key={id} value={slug}>
              {city ? `${name}, ${city}` : name}
            </option>
          ))}
        </ChoiceField>
        <LongTextField
          path="reason"
          label={t('reason')}
          rows={2}
          maxLength={500}
          value={form.reason}
          onChange={({ currentTarget }) => set({ reason: currentTarget.value })}
          problem={missing.includes('reason') ? t('problem.reason') : undefined}
        />
        {refusal && (
          <p role="alert" className="font-semibold text-negative">
            {refusal}
          </p>
        )}
        <Button type="submit" variant="primary" disabled={isBusy}>
          {t('askToMove')}
        </Button>
      </form>
    </OfficeDialog>
  );
}
