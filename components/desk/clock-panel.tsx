'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import { formatGameClock, formatShotClock } from '#lib/basketball/clock.ts';
import type { ClockIntent, ClockRefusal } from '#lib/desk/clock-command.ts';
import { readClocks } from '#lib/desk/clocks.ts';
import { ClockSetter } from './clock-setter.tsx';
import { useDeskText } from './desk-text.ts';
import { useClockKeys } from './use-clock-keys.ts';
import type { Desk } from './use-desk.ts';

/** Game clock and shot clock: what they show, and everything that starts, stops and sets them. */
export function ClockPanel({ desk }: { desk: Desk }) {
  const { clocks } = desk;
  const { t, periodName } = useDeskText(desk.state.profile.periods.count);
  const [refusal, setRefusal] = useState<ClockRefusal | null>(null);
  const { gameMs, shotMs } = useRunningClocks(desk);
  const act = (intent: ClockIntent) => setRefusal(desk.clock(intent));
  useClockKeys(act);
  const { shotClock } = clocks;
  return (
    <section data-ground="board" className="bg-board p-4 text-on-board" aria-label={t('clocks')}>
      <div className="flex flex-wrap items-end justify-center gap-x-8 gap-y-2">
        <Reading label={periodName(clocks.period)} isLarge>
          {formatGameClock(gameMs)}
        </Reading>
        {shotClock && <Reading label={t('shotClock')}>{formatShotClock(shotMs) || '–'}</Reading>}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Button
          variant="primary"
          className="col-span-2 min-h-16 text-xl"
          disabled={clocks.phase !== 'playing'}
          onClick={() => act({ do: 'toggle' })}
        >
          {clocks.game.running ? t('stop') : t('start')}
        </Button>
        {shotClock && (
          <>
            <Button className="min-h-16 text-xl" onClick={() => act({ do: 'reset-full' })}>
              {shotClock.fullMs / 1000}
            </Button>
            <Button className="min-h-16 text-xl" onClick={() => act({ do: 'reset-short' })}>
              {shotClock.shortMs / 1000}
            </Button>
            <Button onClick={() => act({ do: 'shot-toggle' })}>
              {clocks.shot?.running ? t('shotStop') : t('shotStart')}
            </Button>
            <Button onClick={() => act({ do: 'set-shot', toMs: null })}>{t('shotBlank')}</Button>
          </>
        )}
        <ClockSetter desk={desk} gameMs={gameMs} shotMs={shotMs} onSet={act} />
      </div>
      <p role="status" className="mt-2 min-h-5 text-sm text-quiet">
        {refusal ? t(`refusal.${refusal}`) : t('keys')}
      </p>
    </section>
  );
}

function Reading({ label, isLarge, children }: { label: string; isLarge?: boolean; children: ReactNode }) {
  return (
    <div className="text-center">
      <p className="label text-quiet">{label}</p>
      <p className={cx('headline figures', isLarge ? 'text-6xl' : 'text-5xl')}>{children}</p>
    </div>
  );
}

/** What the clocks show, drawn anew with the screen; a clock that comes to 0.0 is stopped there. */
function useRunningClocks({ clocks, now, clock }: Desk) {
  const act = useRef(clock);
  useEffect(() => {
    act.current = clock;
  });
  const [shown, setShown] = useState(() => readClocks(clocks, now()));
  useEffect(() => {
    let frame = 0;
    const draw = () => {
      const next = readClocks(clocks, now());
      setShown((last) => (last.gameMs === next.gameMs && last.shotMs === next.shotMs ? last : next));
      if (clocks.game.running && next.gameMs === 0) act.current({ do: 'expire' });
      else if (clocks.shot?.running && next.shotMs === 0) act.current({ do: 'shot-expire' });
      else if (clocks.game.running || clocks.shot?.running) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [clocks, now]);
  return shown;
}
