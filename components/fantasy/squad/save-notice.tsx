'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import type { SaveState } from './use-save.ts';

/** How the save ended: the receipt with the server's time, or why it was not accepted and what to do. */
export function SaveNotice({ state, onReload }: { state: SaveState; onReload: () => void }) {
  const t = useTranslations('fantasy-squad');
  const locale = tagLocale(useLocale());
  const zone = visitorTimeZone();
  if (state.kind === 'saved') {
    const { receivedAt, revision, transfersUsed } = state.receipt;
    const time = formatInstant(locale, receivedAt, zone, 'dateAndTime');
    return (
      <div role="status" className="border border-positive bg-raised p-3">
        <p className="font-semibold">{t('savedTitle')}</p>
        <p className="text-sm">{t('receipt', { time, revision, transfers: transfersUsed })}</p>
      </div>
    );
  }
  if (state.kind !== 'refused') return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 border border-negative bg-raised p-3"
    >
      <div>
        <p className="font-semibold">{t('refusedTitle')}</p>
        {state.rules.length === 0 ? (
          <p>{t('refusedText')}</p>
        ) : (
          state.rules.map((rule) => <p key={rule}>{t(`refusals.${rule}`)}</p>)
        )}
      </div>
      <Button size="sm" onClick={onReload}>
        {t('reload')}
      </Button>
    </div>
  );
}
