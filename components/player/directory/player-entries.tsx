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
    <ul className="grid sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))] sm:gap-2">
      {entries.map((player) => (
        <li key={player.id} className="min-w-0">
          <PlayerCard player={player} position={player.position ? positions[player.position] : undefined} />
        </li>
      ))}
    </ul>
  );
  if (!isGrouped) return list(players);
  return [...Map.groupBy(players, ({ letter }) => letter)].map(([letter, entries]) => (
    <section
      key={letter}
      className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-t border-line-strong sm:py-3 lg:grid-cols-[4rem_minmax(0,1fr)]"
    >
      <h2 className="headline pt-2 text-2xl sm:pt-0 lg:text-3xl">{letter === null ? '#' : capitalOf(letter)}</h2>
      {list(entries)}
    </section>
  ));
}
