'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { listedPlayer, shortName } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import type { Side } from '#lib/basketball/events.ts';
import { playersToReplace } from '#lib/desk/entry/players-to-replace.ts';
import { LineupDialog } from './lineup-dialog.tsx';

/** A notice of the players who must be replaced, with a button for the substitution. */
export function ReplacementNotice({ desk, side }: { desk: Desk; side: Side }) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const leaving = playersToReplace(desk.state, side);
  if (leaving.length === 0) return null;
  const nameOf = (person: string | null) => {
    const player = listedPlayer(desk.snapshot.live.sheet, side, person);
    if (player) return shortName(player);
    return person === null ? t('coach') : t('unknown');
  };
  return (
    <div role="alert" className="mt-2 flex flex-col gap-2 border-s-4 border-negative bg-page p-2 text-sm">
      {leaving.map(({ person, reason }) => (
        <p key={person ?? 'coach'} className="font-bold">
          {t(`mustLeave.${reason}`, { name: nameOf(person) })}
        </p>
      ))}
      {leaving.some(({ person }) => person !== null) && <LineupDialog desk={desk} side={side} isUrgent />}
    </div>
  );
}
