'use client';

import { useState } from 'react';
import { useDeskText } from '#components/desk/shared/desk-text.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Button } from '#components/ui/button.tsx';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { rulingDrafts } from '#lib/desk/entry/rare-entries.ts';
import type { Draft } from '#lib/desk/entry/stamp.ts';

const rulings = ['forfeit', 'default'] as const;
type Ruling = { type: (typeof rulings)[number]; guilty: Side };

/** The choice of a forfeit or default: one tap selects it, another confirms. */
export function RulingChoice({ desk, onWrite }: { desk: Desk; onWrite: (drafts: readonly Draft[]) => void }) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const [chosen, setChosen] = useState<Ruling | null>(null);
  const textOf = ({ type, guilty }: Ruling) =>
    t(`ruling.${type}`, { team: desk.snapshot.game[guilty]?.shortName ?? t(guilty) });
  return (
    <fieldset>
      <legend className="label mb-1 text-quiet">{t('notPlayedOut')}</legend>
      <div className="grid grid-cols-2 gap-1.5">
        {rulings
          .flatMap((type) => sides.map((guilty): Ruling => ({ type, guilty })))
          .map((ruling) => (
            <Button key={textOf(ruling)} className="leading-tight whitespace-normal!" onClick={() => setChosen(ruling)}>
              {textOf(ruling)}
            </Button>
          ))}
      </div>
      {chosen && (
        <p className="mt-3 flex flex-wrap items-center gap-2 border-s-4 border-warning ps-3 font-bold">
          {textOf(chosen)}
          <Button variant="primary" onClick={() => onWrite(rulingDrafts(chosen.type, chosen.guilty))}>
            {t('confirm')}
          </Button>
          <Button onClick={() => setChosen(null)}>{t('cancel')}</Button>
        </p>
      )}
    </fieldset>
  );
}
