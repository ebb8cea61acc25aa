'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { shortName } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Button } from '#components/ui/button.tsx';
import { cx } from '#components/ui/cx.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { Edit } from '#lib/desk/entry/edit.ts';

/** The team and the player of an entry; the player of another team is chosen after the team. */
export function PlayerField({ desk, entry, onChange }: { desk: Desk; entry: GameEvent; onChange: (to: Edit) => void }) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const side = 'side' in entry && 'person' in entry ? entry.side : null;
  if (!side) return null;
  return (
    <div className="grid grid-cols-2 gap-1.5 sm:grid-cols-4">
      {sides.map((one) => (
        <Choice
          key={one}
          isTeam
          isCurrent={one === side}
          onChoose={() => one !== side && onChange({ side: one, person: null })}
        >
          {desk.snapshot.game[one]?.shortName ?? t(one)}
        </Choice>
      ))}
      {desk.snapshot.live.sheet[side].map((player) => (
        <Choice
          key={player.id}
          number={player.number}
          isCurrent={'person' in entry && entry.person === player.id}
          onChoose={() => onChange({ person: player.id })}
        >
          {shortName(player)}
        </Choice>
      ))}
    </div>
  );
}

function Choice({
  number = null,
  isTeam = false,
  isCurrent,
  onChoose,
  children,
}: {
  number?: string | null;
  isTeam?: boolean;
  isCurrent: boolean;
  onChoose: () => void;
  children: string;
}) {
  return (
    <Button
      data-number={number ?? undefined}
      aria-pressed={isCurrent}
      className={cx(
        'min-w-0 justify-start px-2!',
        isTeam && 'sm:col-span-2',
        isCurrent && 'border-2 border-ink bg-highlight!',
      )}
      onClick={onChoose}
    >
      <span className="truncate">{children}</span>
    </Button>
  );
}
