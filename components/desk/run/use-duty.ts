'use client';

import { useCallback, useRef, useState } from 'react';
import type { Duty } from '#lib/api/contract/duty.ts';
import { readDuty, storeDuty } from '#lib/desk/game/duty.ts';

/** The duty of this device, which it keeps; the other devices are told by what `announceBy` is given. */
export function useDuty() {
  const [duty, setDuty] = useState<Duty>(() => (typeof localStorage === 'undefined' ? 'all' : readDuty()));
  const announce = useRef<(() => void) | null>(null);
  const announceBy = useCallback((tell: (() => void) | null) => {
    announce.current = tell;
  }, []);
  const chooseDuty = (chosen: Duty) => {
    storeDuty(chosen);
    setDuty(chosen);
    announce.current?.();
  };
  return { duty, chooseDuty, announceBy };
}
