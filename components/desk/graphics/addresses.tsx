'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { ApiFailure } from '#lib/api/api-failure.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { boardActions } from '#lib/api/contract/graphics.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { paths } from '#lib/paths.ts';
import { withLocale } from '#lib/routing/locale-prefix.ts';
import { CopyField } from './copy-field.tsx';
import type { Hardware } from './use-hardware.ts';

/** The addresses for the video mixer and for hardware buttons. */
export function Addresses({ game, hardware }: { game: GameSummary; hardware: Hardware }) {
  const t = useTranslations('graphics-control');
  const locale = usePageLocale();
  const [refusal, setRefusal] = useState<string | null>(null);
  const absolute = (path: string) => `${location.origin}${withLocale(locale, path)}`;
  const createKey = () =>
    hardware.newKey().then(
      () => setRefusal(null),
      (error: unknown) => {
        if (!(error instanceof ApiFailure)) throw error;
        setRefusal(error.message);
      },
    );
  return (
    <Section title={t('addresses')}>
      <div className="grid gap-4 py-2 lg:grid-cols-2">
        <CopyField label={t('obsGame')} address={absolute(paths.gameScreen(game.address, 'broadcast'))} />
        {game.venue && (
          <CopyField label={t('obsVenue')} address={absolute(paths.venueScreen(game.venue.slug, 'broadcast-game'))} />
        )}
      </div>
      <p className="prose max-w-[75ch] py-2 text-sm text-quiet">{hardware.hasVenue ? t('keyHelp') : t('noVenue')}</p>
      {hardware.hasKey && (
        <div className="grid gap-4 py-2 lg:grid-cols-3">
          {boardActions.map((action) => (
            <CopyField key={action} label={t(`copyBoard.${action}`)} address={hardware.boardAddress(action) ?? ''} />
          ))}
        </div>
      )}
      {hardware.hasVenue && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button onClick={() => void createKey()}>{hardware.hasKey ? t('newKey') : t('makeKey')}</Button>
          <label className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              className="size-5 accent-action"
              checked={hardware.onlyThisGame}
              onChange={(event) => hardware.setOnlyThisGame(event.target.checked)}
            />
            {t('onlyThisGame')}
          </label>
          {refusal !== null && <p role="alert">{t('failed', { reason: refusal })}</p>}
        </div>
      )}
    </Section>
  );
}
