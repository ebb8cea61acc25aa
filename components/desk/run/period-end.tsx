'use client';

import { ConfirmDialog } from '#components/desk/shared/confirm-dialog.tsx';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import { nameOrTeam } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { formatGameClock } from '#lib/basketball/clock.ts';
import { stepKey } from '#lib/desk/entry/keys.ts';

/**
 * The end of a period, with its score. Where entries of the period should be looked at, they are listed first; they can be
 * corrected later too.
 */
export function PeriodEnd({ desk, period, onConfirm }: { desk: Desk; period: number; onConfirm: () => void }) {
  const { t, periodName, entryText } = useDeskText(desk.state.profile.periods.count);
  const { home, away } = desk.state.score;
  const name = t('life.end-period', { period: periodName(period), home, away });
  const open = desk.state.played.filter((event) => event.period === period && desk.warnings.has(event.id));
  const trigger = (onClick?: () => void) => (
    <KeyButton keyName={stepKey} variant="primary" className="whitespace-normal!" onClick={onClick}>
      {name}
    </KeyButton>
  );
  if (open.length === 0) return trigger(onConfirm);
  return (
    <ConfirmDialog title={name} trigger={trigger()} onConfirm={onConfirm}>
      <p className="mb-2">{t('life.ask-end-period', { count: open.length })}</p>
      <ul className="max-h-[40svh] overflow-y-auto text-sm">
        {open.map((event) => (
          <li key={event.id} className="border-b border-line py-1">
            <span className="figures text-quiet">{event.clockMs !== null && formatGameClock(event.clockMs)}</span>{' '}
            {[nameOrTeam(desk, event), entryText(event)].filter(Boolean).join(' · ')}{' '}
            <span className="font-bold text-warning">
              {(desk.warnings.get(event.id) ?? []).map((code) => t(`warning.${code}`)).join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
