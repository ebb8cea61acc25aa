'use client';

import { useState } from 'react';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { stepKey } from '#lib/desk/entry/keys.ts';
import { nextLifecycleStep, reopenDrafts, takeBackPeriodEnd } from '#lib/desk/entry/lifecycle.ts';
import { ConfirmedStep } from './confirmed-step.tsx';
import { PeriodEnd } from './period-end.tsx';

/** The next step of the game: start a period, confirm the score at its end, end the game, certify or reopen it. */
export function LifecycleBar({ desk }: { desk: Desk }) {
  const { t, periodName } = useDeskText(desk.state.profile.periods.count);
  const [isReopening, setReopening] = useState(false);
  const step = nextLifecycleStep(desk.state, desk.now());
  if (!step) return null;
  if (step.step === 'lineups') return <p className="p-3 text-quiet">{t('life.fives')}</p>;
  if (step.step === 'reopen') {
    return (
      <div className="flex flex-wrap items-center gap-x-4 p-2">
        {desk.state.finalised && (
          <p className="font-bold text-positive">
            {t('life.finalised', { home: desk.state.score.home, away: desk.state.score.away })}
          </p>
        )}
        <Dialog
          title={t('life.reopen')}
          closeLabel={t('close')}
          isOpen={isReopening}
          onOpenChange={setReopening}
          trigger={<Button>{t('life.reopen')}</Button>}
        >
          <form
            className="flex flex-col gap-3"
            onSubmit={(event) => {
              event.preventDefault();
              const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
              if (!reason) return;
              desk.write(reopenDrafts(desk.state, reason));
              setReopening(false);
            }}
          >
            <label className="text-sm">
              {t('reason')}
              <input
                name="reason"
                required
                maxLength={500}
                className="mt-1 block min-h-11 w-full border border-line-strong bg-page px-3"
              />
            </label>
            <Button type="submit" variant="primary">
              {t('life.reopen')}
            </Button>
          </form>
        </Dialog>
      </div>
    );
  }
  if (step.step === 'end-period') {
    const { actions } = step;
    return (
      <div className="p-2">
        <PeriodEnd
          desk={desk}
          period={step.period}
          onConfirm={() => desk.write(actions.map((action) => ({ action })))}
        />
      </div>
    );
  }
  const periodEnd = desk.state.phase === 'interval' ? takeBackPeriodEnd(desk.state) : [];
  const period = step.step === 'start' ? periodName(step.period) : '';
  const { home, away } = desk.state.score;
  if (step.step === 'end-game' || step.step === 'finalise') {
    const { actions } = step;
    return (
      <ConfirmedStep
        key={step.step}
        step={step.step}
        score={{ home, away }}
        onConfirm={() => desk.write(actions.map((action) => ({ action })))}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-2 p-2">
      <KeyButton
        keyName={stepKey}
        variant="primary"
        className="whitespace-normal!"
        onClick={() => {
          const at = {
            ...desk.stamp(),
            ...(step.step === 'start' && atStart(step.period)),
          };
          desk.write(
            step.actions.map((action) => ({ action })),
            at,
          );
        }}
      >
        {t(`life.${step.step}`, { period, home, away })}
      </KeyButton>
      {periodEnd.length > 0 && (
        <Button onClick={() => desk.write(periodEnd)}>
          {t('life.take-back', { period: periodName(desk.state.periodsEnded) })}
        </Button>
      )}
    </div>
  );

  function atStart(of: number) {
    const { periods, shotClock } = desk.state.profile;
    return {
      period: of,
      clockMs: of > periods.count ? periods.overtimeMs : periods.lengthMs,
      ...(shotClock && { shotClockMs: shotClock.fullMs }),
    };
  }
}
