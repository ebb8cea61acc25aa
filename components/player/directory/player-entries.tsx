import type { PlayerEntry } from '#lib/api/contract/player-directory.ts';
import { capitalOf } from '#lib/i18n/alphabets.ts';
import { PlayerCard } from './player-card.tsx';

/** Players grouped by the letter of their last name, or in one list. */
export function PlayerEntries({
  players,
  positions,
  isGrouped = true,
}: {
  players: readonly PlayerEntry[];
  /** Short names by position. */
  positions: Readonly<Record<string, string>>;
  isGrouped?: boolean;
}) {
  const list = (entries: readonly PlayerEntry[]) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-2">
      {entries.map((player) => (
        <li key={player.id} className="min-w-0">
          <PlayerCard player={player} position={player.position ? positions[player.position] : undefined} />
        </li>
      ))}
    </ul>
  );
  if (!isGrouped) return list(players);
  return [...Map.groupBy(players, ({ letter }) => letter)].map(([letter, entries]) => (
    <section key={letter} className="border-t border-line-strong py-3 lg:grid lg:grid-cols-[4rem_minmax(0,1fr)]">
      <h2 className="headline pb-2 text-2xl lg:text-3xl">{letter === null ? '#' : capitalOf(letter)}</h2>
      {list(entries)}
    </section>
  ));
}
