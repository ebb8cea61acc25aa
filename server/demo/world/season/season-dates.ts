import { addDays, daysBetween, saturdayOnOrAfter } from '#lib/calendar-day.ts';

/** Dates of one season. `rounds` holds the Saturday of each round; all days are `YYYY-MM-DD`. */
export type SeasonDates = {
  slug: string;
  name: string;
  /** The year in which it starts. */
  year: number;
  isCurrent: boolean;
  rosterFrom: string;
  rosterUntil: string;
  transfersOn: string;
  rounds: readonly string[];
  playoffsFrom: string;
  endsOn: string;
};

const roundCount = 22;
const regularWeeks = 25;
const seasonWeeks = 36;
const elapsedDays = { min: 21, max: regularWeeks * 7 - 28 };

/** Weeks without a round: national teams, New Year, national teams. */
function weekOfRound(index: number): number {
  return index + (index >= 9 ? 1 : 0) + (index >= 12 ? 2 : 0) + (index >= 18 ? 1 : 0);
}

const natural = (year: number) => saturdayOnOrAfter(`${year}-09-25`);

/** Returns the first Saturday of the current season: end of September, or nearer if today would be in no season. */
function startOfRunningSeason(today: string): string {
  const year = Number(today.slice(0, 4));
  for (const start of [natural(year), natural(year - 1)]) {
    const days = daysBetween(start, today);
    if (days >= elapsedDays.min && days <= elapsedDays.max) return start;
  }
  return saturdayOnOrAfter(addDays(today, -66));
}

function datesFrom(start: string, isCurrent: boolean): SeasonDates {
  const year = Number(start.slice(0, 4));
  const endsOn = addDays(start, seasonWeeks * 7);
  const endYear = endsOn.slice(0, 4);
  const sameYear = endYear === String(year);
  return {
    slug: sameYear ? String(year) : `${year}-${endYear.slice(2)}`,
    name: sameYear ? String(year) : `${year}/${endYear.slice(2)}`,
    year,
    isCurrent,
    rosterFrom: addDays(start, -35),
    rosterUntil: addDays(endsOn, 21),
    transfersOn: addDays(start, isCurrent ? 33 : 95),
    rounds: Array.from({ length: roundCount }, (_, index) => addDays(start, weekOfRound(index) * 7)),
    playoffsFrom: addDays(start, (weekOfRound(roundCount - 1) + 2) * 7),
    endsOn,
  };
}

/** Returns the current season and the four before it, oldest first. */
export function seasonDates(today: string, pastSeasons = 4): SeasonDates[] {
  const start = startOfRunningSeason(today);
  return Array.from({ length: pastSeasons + 1 }, (_, index) => {
    const yearsBack = pastSeasons - index;
    const then = saturdayOnOrAfter(
      `${Number(start.slice(0, 4)) - yearsBack}${start.slice(4)}`.replace('-02-29', '-02-28'),
    );
    return datesFrom(yearsBack === 0 ? start : then, yearsBack === 0);
  });
}
