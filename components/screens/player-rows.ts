import type { Side } from '#lib/basketball/events.ts';
import { exclusions } from '#lib/basketball/game/facts.ts';
import type { Exclusion } from '#lib/basketball/rules/disqualification.ts';
import { emptyTally, type Tally } from '#lib/basketball/stat-line.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

export type PlayerRow = {
  id: string;
  number: string;
  name: string;
  tally: Readonly<Tally>;
  /** Those that count for the limit. */
  fouls: number;
  /** The last foul that a player may have, or more. */
  isAtLimit: boolean;
  exclusion: Exclusion | null;
  isOnCourt: boolean;
};

/** Who is listed for a side, in the order of the numbers: 00, 0, 1 … 99. */
export function playerRows({ state, sheet }: Pick<WatchedGame, 'state' | 'sheet'>, side: Side): PlayerRow[] {
  const { players, onCourt } = state.teams[side];
  const { limit, kinds } = state.profile.playerFouls;
  const out = new Map(exclusions(state, side).map(({ person, reason }) => [person, reason]));
  return sheet[side]
    .map(({ id, number, lastName }) => {
      const player = players[id];
      const fouls = kinds.reduce((sum, kind) => sum + (player?.fouls[kind] ?? 0), 0);
      return {
        id,
        number: number ?? '',
        name: lastName,
        tally: player?.tally ?? emptyTally(),
        fouls,
        isAtLimit: fouls >= limit,
        exclusion: out.get(id) ?? null,
        isOnCourt: onCourt.includes(id),
      };
    })
    .sort((a, b) => shirtOrder(a.number) - shirtOrder(b.number));
}

function shirtOrder(number: string): number {
  if (number === '') return 100;
  return number === '00' ? -1 : Number(number);
}
