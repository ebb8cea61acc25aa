import { boxScore } from '#lib/basketball/box-score.ts';
import type { Side } from '#lib/basketball/events.ts';
import type { Exclusion } from '#lib/basketball/rules/disqualification.ts';
import { shortNames } from '#lib/basketball/short-names.ts';
import { emptyStatLine, type StatLine } from '#lib/basketball/stat-line.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

export type PlayerRow = {
  id: string;
  number: string;
  name: string;
  line: Readonly<StatLine>;
  /** The fouls that count towards the limit. */
  fouls: number;
  /** Whether the player has reached the foul limit. */
  isAtLimit: boolean;
  exclusion: Exclusion | null;
  isOnCourt: boolean;
};

/** Returns the players of a roster sheet, sorted by number: 00, 0, 1 … 99, then without a number. */
export function playerRows({ state, sheet }: Pick<WatchedGame, 'state' | 'sheet'>, side: Side): PlayerRow[] {
  const { limit, kinds } = state.profile.playerFouls;
  const players = new Map(boxScore(state)[side].players.map((player) => [player.person, player]));
  const names = shortNames(sheet[side]);
  return sheet[side]
    .map(({ id, number, lastName }) => {
      const player = players.get(id);
      const fouls = kinds.reduce((sum, kind) => sum + (player?.fouls[kind] ?? 0), 0);
      return {
        id,
        number: number ?? '',
        name: names.get(id) ?? lastName,
        line: player?.line ?? emptyStatLine(),
        fouls,
        isAtLimit: fouls >= limit,
        exclusion: player?.exclusion ?? null,
        isOnCourt: state.phase !== 'finished' && (player?.onCourt ?? false),
      };
    })
    .sort((a, b) => shirtOrder(a.number) - shirtOrder(b.number));
}

function shirtOrder(number: string): number {
  if (number === '') return 100;
  return number === '00' ? -1 : Number(number);
}
