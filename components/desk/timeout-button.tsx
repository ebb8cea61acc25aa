'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import type { Side } from '#lib/basketball/events.ts';
import { timeoutRefusal } from '#lib/desk/timeout.ts';
import { useDeskText } from './desk-text.ts';
import type { Desk } from './use-desk.ts';

/** A time-out, which stops the clock; where there can be none, it is said why. */
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
      <Button
        disabled={isSpent}
        onClick={() => {
          setRefused(refusal !== null);
          if (refusal) return;
          desk.interrupt({ type: 'timeout', kind, side });
          onWritten?.();
        }}
      >
        {children}
      </Button>
      {isRefused && refusal && (
        <p role="status" className="text-sm text-negative">
          {t(`refusal.${refusal}`)}
        </p>
      )}
    </>
  );
}
