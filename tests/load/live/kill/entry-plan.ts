import type { TeamBoxScore } from '#lib/api/contract/box-score.ts';
import type { GameEvent, Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';
import { actionKeys, playerKeys } from '#lib/desk/entry/keys.ts';
import { createRandom } from '#server/demo/simulate/random.ts';
import type { LiveSite } from '#tests/load/live/live-site.ts';

const counted = [
  'points',
  'freeThrowsMade',
  'freeThrowsAttempted',
  'offensiveRebounds',
  'defensiveRebounds',
  'assists',
  'steals',
] as const;
type Counts = Partial<Record<(typeof counted)[number], number>>;

/** The places of the buttons of the pad, and what they write. */
const kinds: { button: number; type: GameEvent['type']; counts: Counts }[] = [
  { button: 5, type: 'rebound', counts: { offensiveRebounds: 1 } },
  { button: 6, type: 'rebound', counts: { defensiveRebounds: 1 } },
  { button: 7, type: 'assist', counts: { assists: 1 } },
  { button: 8, type: 'steal', counts: { steals: 1 } },
  { button: 9, type: 'free-throw', counts: { points: 1, freeThrowsMade: 1, freeThrowsAttempted: 1 } },
  { button: 10, type: 'free-throw', counts: { freeThrowsAttempted: 1 } },
];

/** One row of the log: the keys that write it, whose it is, and what it counts for. */
export type Entry = { keys: readonly string[]; side: Side; person: string; type: GameEvent['type']; counts: Counts };

/** So many entries of the ten on court, the same for the same seed. */
export function drawEntries(seed: string, count: number, { person }: Pick<LiveSite, 'person'>): Entry[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const side = random.pick(sides);
    const place = random.integer(0, 4);
    const { button, type, counts } = random.pick(kinds);
    // Nobody says who took the rebound of a throw that was missed: it is an entry of its own here.
    const skip = type === 'free-throw' && !counts.points ? ['Escape'] : [];
    const keys = [playerKeys[side][place] ?? '', actionKeys[button] ?? '', ...skip];
    return { keys, side, person: person(side, place), type, counts };
  });
}

/** How many numbers of a team's players are not those that were entered. */
export function wrongNumbers(entries: readonly Entry[], side: Side, { players }: TeamBoxScore): number {
  return players
    .flatMap(({ player, line }) => {
      const own = entries.filter((entry) => entry.side === side && entry.person === player.id);
      return counted.map((name) => line[name] !== own.reduce((sum, { counts }) => sum + (counts[name] ?? 0), 0));
    })
    .filter(Boolean).length;
}
