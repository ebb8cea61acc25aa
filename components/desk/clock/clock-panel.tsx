'use client';

import { type ReactNode, useState } from 'react';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import { formatGameClock, formatShotClock } from '#lib/basketball/clock.ts';
import type { ClockIntent, ClockRefusal } from '#lib/desk/clock/clock-command.ts';
import { ClockSetter } from './clock-setter.tsx';
import { HornButton } from './horn-button.tsx';
import { useRunningClocks } from './use-running-clocks.ts';

/** The game clock and shot clock with their controls. */
export function ClockPanel({ desk }: { desk: Desk }) {
  const { clocks } = desk;
  const { t, periodName } = useDeskText(desk.state.profile.periods.count);
  const [refusal, setRefusal] = useState<ClockRefusal | null>(null);
  const { gameMs, shotMs } = useRunningClocks(desk);
  const act = (intent: ClockIntent) => setRefusal(desk.clock(intent));
  const { shotClock } = clocks;
  const small = 'px-2! text-sm';
  const reset = 'grow px-3! text-xl sm:px-4!';
  return (
    <section
      data-ground="board"
      className="flex flex-wrap items-stretch gap-2 bg-board p-2 text-on-board"
      aria-label={t('clocks')}
    >
      <div className="flex grow items-stretch gap-2 max-sm:w-full">
        <Reading label={periodName(clocks.period)} isLarge>
          {formatGameClock(gameMs)}
        </Reading>
        <div className="flex min-w-28 grow flex-col">
          <KeyButton
            keyName="Space"
            data-starts={!clocks.game.running || undefined}
            variant="primary"
            className="grow text-xl"
            disabled={clocks.phase !== 'playing'}
            onClick={() => act({ type: 'toggle' })}
          >
            {clocks.game.running ? t('stop') : t('start')}
          </KeyButton>
          <p role="status" className="min-h-5 text-sm leading-5 font-bold">
            {refusal && t(`refusal.${refusal}`)}
          </p>
        </div>
      </div>
      {shotClock && (
        <div className="flex items-stretch gap-2 max-sm:w-full">
          <Reading label={t('shotClock')}>{formatShotClock(shotMs) || '–'}</Reading>
          <KeyButton keyName="Digit2" className={reset} onClick={() => act({ type: 'reset-full' })}>
            {shotClock.fullMs / 1000}
          </KeyButton>
          <KeyButton keyName="Digit1" className={reset} onClick={() => act({ type: 'reset-short' })}>
            {shotClock.shortMs / 1000}
          </KeyButton>
        </div>
      )}
      <div className="flex flex-wrap content-start gap-1.5 sm:w-84 sm:max-lg:w-full">
        {shotClock && (
          <>
            <KeyButton
              keyName="Digit3"
              variant={clocks.game.running && clocks.shot?.running === false ? 'primary' : 'secondary'}
              className={small}
              onClick={() => act({ type: 'shot-toggle' })}
            >
              {clocks.shot?.running ? t('shotStop') : t('shotStart')}
            </KeyButton>
            <Button className={small} onClick={() => act({ type: 'set-shot', toMs: null })}>
              {t('shotBlank')}
            </Button>
          </>
        )}
        <ClockSetter desk={desk} gameMs={gameMs} shotMs={shotMs} onSet={act} />
        <HornButton />
      </div>
    </section>
  );
}

function Reading({ label, isLarge, children }: { label: string; isLarge?: boolean; children: ReactNode }) {
  return (
    <div className={cx('shrink-0 text-center', isLarge ? 'min-w-28 sm:min-w-36' : 'min-w-11 sm:min-w-14')}>
      <p className="label text-quiet max-sm:text-[0.625rem] max-sm:leading-tight">{label}</p>
      <p className={cx('headline figures', isLarge ? 'text-4xl sm:text-5xl' : 'text-2xl sm:text-4xl')}>{children}</p>
    </div>
  );
}
