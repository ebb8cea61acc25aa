'use client';

import type { Desk } from '#components/desk/shared/use-desk.ts';
import { cx } from '#components/ui/cx.ts';
import { ActionPad } from './action-pad.tsx';
import { InsertBar } from './insert-bar.tsx';
import { QuestionBar } from './question-bar.tsx';
import type { Entry } from './use-entry.ts';

/**
 * The panel where actions are entered: between the teams, and on a phone an overlay at the bottom while something is to
 * be chosen.
 */
export function EntryPanel({ desk, pad }: { desk: Desk; pad: Entry }) {
  const isBusy = pad.picked !== null || pad.question !== null;
  return (
    <div
      data-pad
      data-busy={isBusy || undefined}
      className={cx(
        'h-full bg-raised p-2',
        isBusy &&
          'max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:h-auto max-lg:max-h-[58svh] max-lg:overflow-y-auto max-lg:border-t max-lg:border-line-strong max-lg:shadow-overlay',
      )}
    >
      <InsertBar pad={pad} />
      <QuestionBar desk={desk} pad={pad} />
      {(pad.picked || !pad.question) && <ActionPad desk={desk} pad={pad} />}
    </div>
  );
}
