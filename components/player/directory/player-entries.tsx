import type { PlayerEntry } from '#lib/api/contract/player-directory.ts';
import { capitalOf } from '#lib/i18n/alphabets.ts';
import { PlayerCard } from './player-card.tsx';

/** Players under the letters of their last names. */
export function PlayerEntries({
  players,
  positions,
}: {
  players: readonly PlayerEntry[];
  /** Short names of the positions. */
  positions: Readonly<Record<string, string>>;
}) {
  const byLetter = [...Map.groupBy(players, ({ letter }) => letter)];
  return byLetter.map(([letter, own]) => (
    <section key={letter} className="pb-6">
      <h2 className="headline border-t-3 border-ink pt-2 pb-3 text-2xl">{letter === null ? '#' : capitalOf(letter)}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-2">
        {own.map((player) => (
          <li key={player.id} className="min-w-0">
            <PlayerCard player={player} position={player.position ? positions[player.position] : undefined} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
