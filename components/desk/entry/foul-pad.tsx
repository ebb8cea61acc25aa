'use client';

import { useState } from 'react';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { cx } from '#components/ui/cx.ts';
import { teamBoard } from '#lib/basketball/game/facts.ts';
import { commonFouls, foulChoices, foulKey, isOnShooter } from '#lib/desk/entry/foul-choices.ts';
import { actionKeys } from '#lib/desk/entry/keys.ts';
import { tall } from './pad-button.ts';
import type { Entry, Picked } from './use-entry.ts';

/** The fouls of the selected player, or of coach and bench: the common ones, then the others. */
export function FoulPad({ desk, pad, picked: { side, person } }: { desk: Desk; pad: Entry; picked: Picked }) {
  const { t, foulText } = useDeskText(4);
  const [showsOthers, setShowsOthers] = useState(false);
  const { profile } = desk.state;
  const isOfBench = person === null;
  const isBonus = teamBoard(desk.state, side).penalty;
  const choices = foulChoices(profile, isOfBench, isBonus);
  const common = commonFouls(profile, isOfBench, isBonus);
  const shown = showsOthers ? choices.slice(common) : choices.slice(0, common);
  return (
    <div className="grid grid-cols-2 gap-1.5">
      {shown.map((choice, index) => (
        <KeyButton
          key={foulKey(choice)}
          keyName={actionKeys[index] ?? ''}
          className={cx(tall, !isOfBench && !showsOthers && index === 0 && 'border-2 border-ink')}
          onClick={() =>
            pad.finish({
              type: 'foul',
              side,
              person,
              kind: choice.kind,
              freeThrows: choice.freeThrows,
              shooting: isOnShooter(choice),
              ...(choice.cancelled && { cancelled: true }),
            })
          }
        >
          {foulText(choice)}
        </KeyButton>
      ))}
      {choices.length > common && (
        <KeyButton
          keyName={actionKeys.at(-1) ?? ''}
          className={tall}
          variant="quiet"
          onClick={() => setShowsOthers(!showsOthers)}
        >
          {t(showsOthers ? 'commonFouls' : 'otherFouls')}
        </KeyButton>
      )}
    </div>
  );
}
