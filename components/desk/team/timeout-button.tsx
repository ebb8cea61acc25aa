'use client';

import { type ReactNode, useState } from 'react';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import type { Side } from '#lib/basketball/events.ts';
import { timeoutRefusal } from '#lib/desk/clock/timeout.ts';
import { moreKeys, teamKeys } from '#lib/desk/entry/keys.ts';

/** A button for a time-out, which stops the clock; shows why where it is refused. */
export function TimeoutButton({
  desk,
  kind,
  side,
  isSpent = false,
  onWritten,
  children,
}: {
  desk: Desk;
  kind: 'team' | 'media' | 'official';
  side: Side | null;
  isSpent?: boolean;
  onWritten?: () => void;
  children: ReactNode;
}) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const [isRefused, setRefused] = useState(false);
  const refusal = timeoutRefusal(desk.state);
  return (
    <>
      <KeyButton
        keyName={side ? teamKeys[side].timeout : moreKeys[kind === 'media' ? 'media' : 'official']}
        disabled={isSpent}
        onClick={() => {
          setRefused(refusal !== null);
          if (refusal) return;
          desk.interrupt({ type: 'timeout', kind, side });
          onWritten?.();
        }}
      >
        {children}
      </KeyButton>
      {isRefused && refusal && (
        <p role="status" className="text-sm text-negative">
          {t(`refusal.${refusal}`)}
        </p>
      )}
    </>
  );
}
