'use client';

import { useTranslations } from 'next-intl';
import { KeyButton } from '#components/desk/shared/key-button.tsx';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { heldBallKey } from '#lib/desk/entry/keys.ts';
import { heldBallDrafts } from '#lib/desk/entry/rare-entries.ts';

/** The button for a held ball; on small screens it is in `MoreDialog`. */
export function HeldBall({ desk }: { desk: Desk }) {
  const t = useTranslations('desk');
  return (
    <KeyButton
      keyName={heldBallKey}
      className="px-3! max-lg:hidden"
      disabled={desk.state.phase !== 'playing'}
      onClick={() => desk.write(heldBallDrafts(desk.state))}
    >
      {t('heldBall')}
    </KeyButton>
  );
}
