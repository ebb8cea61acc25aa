'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { SheetLine } from '#lib/desk/sheet/sheet-lines.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { restrictionText } from './restriction-text.ts';

/** Asks why a player is listed who may not play; the office sees the answer. */
export function AdmissionDialog({
  line: { player, restriction },
  onAdmit,
  onClose,
}: {
  line: SheetLine;
  onAdmit: (reason: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('desk');
  const locale = usePageLocale();
  const field = useRef<HTMLInputElement>(null);
  if (!restriction) return null;
  return (
    <Dialog
      title={player.name}
      closeLabel={t('close')}
      isOpen
      initialFocus={field}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
          if (reason.length >= 3) onAdmit(reason);
        }}
      >
        <p className="font-bold text-negative">{restrictionText(t, locale, restriction)}</p>
        <label className="text-sm">
          {t('restriction.why')}
          <input
            ref={field}
            name="reason"
            required
            minLength={3}
            maxLength={500}
            autoComplete="off"
            className="mt-1 block min-h-11 w-full border border-line-strong bg-page px-3 text-base"
          />
        </label>
        <p className="text-sm text-quiet">{t('restriction.office')}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('restriction.list')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
