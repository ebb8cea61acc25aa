import { addDays } from '#lib/calendar-day.ts';
import { itemAt } from '#server/demo/simulate/random.ts';
import type { ClubSheet } from '#server/demo/world/clubs.ts';
import type { SeasonDates } from '#server/demo/world/season/season-dates.ts';
import type { CareerPlayer, SquadPosition } from './career.ts';
import type { CareerWorld } from './career-world.ts';
import { drawNumber, type Squad } from './squad.ts';

const movesPerSeason = 2;

/**
 * Transfers two players during the season: the old club signs a new player, the new one releases a player of the same
 * position, so that squads stay complete on every day.
 */
export function moveInSeason(
  { random, clubs }: CareerWorld,
  squads: readonly Squad[],
  dates: SeasonDates,
  sign: (club: ClubSheet, position: SquadPosition) => CareerPlayer,
): void {
  const order = random.shuffle(squads.keys().toArray());
  const until = dates.isCurrent ? null : dates.rosterUntil;
  for (let move = 0; move < movesPerSeason; move++) {
    const from = itemAt(squads, itemAt(order, move * 2));
    const to = itemAt(squads, itemAt(order, move * 2 + 1));
    const day = addDays(dates.transfersOn, move * 4);
    const leaving = random.pick(from.entries);
    const { position } = leaving.player;
    const released = to.entries.findLast(({ player }) => player.position === position);
    if (!released) continue;
    leaving.until = addDays(day, -1);
    released.until = addDays(day, -1);
    const wanted = leaving.number;
    const number = drawNumber(
      random,
      to.entries.map((entry) => entry.number),
      wanted,
    );
    to.entries.push({ player: leaving.player, number, from: day, until });
    const signed = sign(itemAt(clubs, itemAt(order, move * 2)), position);
    const free = drawNumber(
      random,
      from.entries.map((entry) => entry.number),
    );
    from.entries.push({ player: signed, number: free, from: day, until });
  }
}
