import { addDays } from '#lib/calendar-day.ts';
import { itemAt } from '#server/demo/simulate/random.ts';
import type { ClubSheet } from '#server/demo/world/clubs.ts';
import type { SeasonDates } from '#server/demo/world/season/season-dates.ts';
import { type CareerPlayer, createCoach, createDemoPlayer, type SquadPosition } from './career.ts';
import type { CareerWorld } from './career-world.ts';
import { drawOrigin, drawStaffOrigin } from './nationality.ts';
import { drawNumber, type Squad, type SquadEntry, squadSlots } from './squad.ts';
import { moveInSeason } from './transfers.ts';

const leavesLeague = 0.2;
const changesClub = 0.14;
const lastSeasonAge = 36;
const coachChanges = 0.22;

function sign(
  world: CareerWorld,
  club: ClubSheet,
  position: SquadPosition,
  dates: SeasonDates,
  young: boolean,
): CareerPlayer {
  const name = world.drawName(drawOrigin(world.random, club.country));
  return createDemoPlayer(world.random, { name, position, seasonYear: dates.year, level: club.level * 0.95, young });
}

function hire(world: CareerWorld, club: ClubSheet, dates: SeasonDates): CareerPlayer['person'] {
  return createCoach(world.random, world.drawName(drawStaffOrigin(world.random, club.country)), dates.year);
}

function fill(
  world: CareerWorld,
  club: ClubSheet,
  dates: SeasonDates,
  kept: SquadEntry[],
  market: CareerPlayer[],
): SquadEntry[] {
  const entries = [...kept];
  const until = dates.isCurrent ? null : dates.rosterUntil;
  for (const [index, position] of squadSlots.entries()) {
    const wanted = squadSlots.slice(0, index + 1).filter((slot) => slot === position).length;
    if (entries.filter(({ player }) => player.position === position).length >= wanted) continue;
    const offered = market.findIndex((player) => player.position === position);
    const player =
      offered >= 0 && world.random.chance(0.7)
        ? itemAt(market.splice(offered, 1), 0)
        : sign(world, club, position, dates, index >= 10);
    const number = drawNumber(
      world.random,
      entries.map((entry) => entry.number),
    );
    entries.push({ player, number, from: dates.rosterFrom, until });
  }
  return entries;
}

function nextSeason(world: CareerWorld, before: readonly Squad[], dates: SeasonDates): Squad[] {
  const { random } = world;
  const market: { player: CareerPlayer; club: string }[] = [];
  const until = dates.isCurrent ? null : dates.rosterUntil;
  const kept = before.map((squad) =>
    squad.entries
      .filter((entry) => entry.until === null || entry.until >= addDays(dates.rosterFrom, -100))
      .flatMap(({ player, number }): SquadEntry[] => {
        if (dates.year - player.birthYear >= lastSeasonAge || random.chance(leavesLeague)) return [];
        if (!random.chance(changesClub)) return [{ player, number, from: dates.rosterFrom, until }];
        market.push({ player, club: squad.clubKey });
        return [];
      }),
  );
  return before.map((squad, index) => {
    const club = itemAt(world.clubs, index);
    const offered = random.shuffle(market.filter((offer) => offer.club !== squad.clubKey).map(({ player }) => player));
    const entries = fill(world, club, dates, itemAt(kept, index), offered);
    const signed = new Set(entries.map(({ player }) => player));
    market.splice(0, market.length, ...market.filter(({ player }) => !signed.has(player)));
    return {
      clubKey: squad.clubKey,
      entries,
      coach: random.chance(coachChanges) ? hire(world, club, dates) : squad.coach,
      assistant: random.chance(coachChanges) ? hire(world, club, dates) : squad.assistant,
    };
  });
}

/**
 * Builds the squads of every season, oldest first, with retirements, transfers and signings in summer and mid-season.
 */
export function buildCareers(world: CareerWorld, seasons: readonly SeasonDates[]): Squad[][] {
  const all: Squad[][] = [];
  for (const dates of seasons) {
    const before = all.at(-1);
    const squads = before
      ? nextSeason(world, before, dates)
      : world.clubs.map((club) => ({
          clubKey: club.key,
          entries: fill(world, club, dates, [], []),
          coach: hire(world, club, dates),
          assistant: hire(world, club, dates),
        }));
    moveInSeason(world, squads, dates, (club, position) => sign(world, club, position, dates, false));
    all.push(squads);
  }
  return all;
}
