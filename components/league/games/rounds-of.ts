import type { GameSummary } from '#lib/api/contract/game.ts';
import { compareIso } from '#lib/compare-iso.ts';
import { compareTipOff } from '#lib/compare-tip-off.ts';
import { tipOffDay } from '#lib/i18n/format/tip-off.ts';

type DayOfGames = { date: string | null; games: GameSummary[] };

export type RoundOfGames = {
  /** Unique among the rounds of the league, and safe in an address. */
  id: string;
  phase: GameSummary['phase'];
  round: GameSummary['round'];
  /** The days of the round in order, games without a date last. */
  days: DayOfGames[];
};

/** Returns games grouped by phase and round, in order of appearance, and by day at the venue. */
export function roundsOf(games: readonly GameSummary[]): RoundOfGames[] {
  const slugs = Map.groupBy(games, ({ round }) => round.slug);
  const isUnique = (slug: string) => new Set(slugs.get(slug)?.map(({ phase }) => phase.slug)).size === 1;
  const idOf = ({ phase, round }: GameSummary) => (isUnique(round.slug) ? round.slug : `${phase.slug}.${round.slug}`);
  return [...Map.groupBy(games, idOf)].flatMap(([id, ofRound]) => {
    const [first] = ofRound;
    return first ? { id, phase: first.phase, round: first.round, days: daysOf(ofRound) } : [];
  });
}

function daysOf(games: readonly GameSummary[]): DayOfGames[] {
  return [...Map.groupBy(games, ({ tipOff }) => tipOffDay(tipOff))]
    .map(([date, ofDay]) => ({ date, games: ofDay.toSorted(compareTipOff) }))
    .toSorted((a, b) => compareIso(a.date ?? '9999', b.date ?? '9999'));
}

/**
 * Returns the id of the round to open with: that of a live game, else of the first game to come after the last result, else
 * of the last result. It follows from results alone, so a kept page stays right until one changes.
 */
export function openingRound(rounds: readonly RoundOfGames[]): string | undefined {
  const games = rounds
    .flatMap(({ id, days }) => days.flatMap(({ games }) => games.map((game) => ({ id, game }))))
    .toSorted((a, b) => compareTipOff(a.game, b.game));
  const last = games.findLastIndex(({ game }) => game.score !== null && game.state !== 'live');
  const live = games.find(({ game }) => game.state === 'live');
  const next = games.slice(last + 1).find(({ game }) => game.state === 'scheduled');
  return (live ?? next ?? games[last] ?? games[0])?.id;
}
