/** Returns the whole years from a birth date to a day, both as `2026-02-14`. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Returns the reference day for ages in a season: today, or its last day once it is over. */
export function dayOfSeason(season: { endsOn: string | null }, today: string): string {
  return season.endsOn !== null && season.endsOn < today ? season.endsOn : today;
}
