'use client';

import { useDeskText } from '#components/desk/shared/desk-text.ts';
import { shortName } from '#components/desk/shared/person-name.ts';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { Select } from '#components/ui/select.tsx';
import type { GameEvent } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { type LinkedChoice, type LinkedKind, linkedEntries, linkedKindsOf } from '#lib/desk/entry/linked-entries.ts';

type Links = Partial<Record<LinkedKind, LinkedChoice>>;
type Props = {
  desk: Desk;
  entry: GameEvent;
  /** The entry with the corrections chosen so far. */
  edited: GameEvent;
  links: Links;
  onChange: (to: Links) => void;
};

/** Assist, block, rebound, foul drawn or steal of a main entry: another player, or nobody. */
export function LinkedChoices({ desk, entry, edited, links, onChange }: Props) {
  const { t } = useDeskText(desk.state.profile.periods.count);
  const linked = linkedEntries(desk.state, entry);
  return linkedKindsOf(edited).map(({ kind, sides: of }) => {
    const existing = linked.find(({ type }) => type === kind);
    const current = kind in links ? links[kind] : existing && 'person' in existing ? existing : null;
    const own = 'person' in edited && kind === 'assist' ? edited.person : null;
    const options = of.flatMap((side) => [
      ...desk.snapshot.live.sheet[side]
        .filter(({ id }) => id !== own)
        .map((player) => ({ value: `${side} ${player.id}`, label: shortName(player) })),
      {
        value: side,
        label: `${desk.snapshot.game[side]?.shortName ?? t(side)}: ${t(kind === 'rebound' ? 'team' : 'unknown')}`,
      },
    ]);
    return (
      <Select
        key={kind}
        label={t(`linked.${kind}`)}
        options={[{ value: '', label: t('linked.nobody') }, ...options]}
        value={current?.side ? [current.side, current.person].filter(Boolean).join(' ') : ''}
        onValueChange={(value) => {
          const [chosen, person = null] = value.split(' ');
          const side = sides.find((one) => one === chosen);
          onChange({ [kind]: side ? { side, person } : null });
        }}
      />
    );
  });
}
