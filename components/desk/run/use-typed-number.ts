'use client';

import { useEffect, useRef, useState } from 'react';
import { matchNumber, typedDigit } from '#lib/desk/entry/typed-number.ts';
import { isInDialogOfPlayers, type NumberChoice, numberChoices } from './number-choices.ts';

const forgottenAfterMs = 4000;

/** The digits typed so far, and whose number they are: several players' where both teams have it, nobody's where none has. */
export type TypedNumber = { digits: string; isUnknown: boolean; exact: readonly NumberChoice[] };

/** Players chosen by their typed shirt number. `onKey` returns whether the key belongs to it. */
export function useTypedNumber() {
  const [typed, setTyped] = useState<TypedNumber | null>(null);
  const current = useRef<TypedNumber | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (next: TypedNumber | null) => {
    clearTimeout(timer.current);
    current.current = next;
    setTyped(next);
    if (next) timer.current = setTimeout(() => show(null), forgottenAfterMs);
  };
  const choose = (choice: NumberChoice | undefined) => {
    show(null);
    choice?.button.click();
  };
  const type = (digits: string) => {
    const match = matchNumber(digits, numberChoices(digits));
    if (match.kind === 'one') return choose(match.choice);
    show({ digits, isUnknown: match.kind === 'none', exact: match.kind === 'open' ? match.exact : [] });
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const open = current.current;
    const isTyping = open !== null && !open.isUnknown;
    const digit = typedDigit(event, { isTyping, isFree: isInDialogOfPlayers() });
    if (digit !== null) {
      type(isTyping ? open.digits + digit : digit);
      return true;
    }
    if (!open) return false;
    const [first, second] = open.exact;
    switch (event.code) {
      case 'Escape':
        show(null);
        return true;
      case 'Backspace':
        if (open.digits.length > 1) type(open.digits.slice(0, -1));
        else show(null);
        return true;
      case 'Enter':
      case 'NumpadEnter':
        if (open.exact.length === 1) choose(first);
        return true;
      case 'ArrowLeft':
        if (second) choose(first);
        return true;
      case 'ArrowRight':
        if (second) choose(second);
        return true;
      default:
        return false;
    }
  };
  return { typed, onKey };
}
