import type { StripGame } from '#lib/api/contract/schedule.ts';
import { compareIso } from '#lib/compare-iso.ts';
import { dayHere } from '#lib/i18n/format/visitor-time.ts';

export type StripDay = { day: string; games: StripGame[] };

/** Groups games by the visitor's day; a game without a time keeps the day of its venue. */
export function stripDays(games: readonly StripGame[]): StripDay[] {
  const dayOf = ({ tipOffAt, day }: StripGame) => (tipOffAt ? dayHere(new Date(tipOffAt)) : day);
  return [...Map.groupBy(games, dayOf)]
    .map(([day, games]) => ({ day, games }))
    .sort((a, b) => compareIso(a.day, b.day));
}

/** The game at which the strip opens: one that is live, else the first of today, else the next; null for the first. */
export function openingGame(days: readonly StripDay[], today: string): string | null {
  const games = days.flatMap(({ games }) => games);
  const first =
    games.find(({ state }) => state === 'live') ??
    days.find(({ day }) => day === today)?.games[0] ??
    games.find(({ state }) => state === 'scheduled');
  return first?.id ?? null;
}
