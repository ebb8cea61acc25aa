import { bestFive } from '#lib/basketball/fantasy/best-five.ts';
import { checkLineup } from '#lib/basketball/fantasy/check-lineup.ts';
import { entrantsOf, type Lineup } from '#lib/basketball/fantasy/lineup.ts';
import { bankAfter, transfersBetween } from '#lib/basketball/fantasy/transfers.ts';
import type { fantasyLineups } from '#server/db/schema/fantasy-squads.ts';
import type { Random } from '#server/demo/simulate/random.ts';
import type { Market } from './market.ts';

type Row = Omit<typeof fantasyLineups.$inferInsert, 'tenantId'>;
type Value = (entrant: number) => number;

/** Stars first, the last round's points for the price, or whoever comes. */
const strategies: readonly ((market: Market, entrant: number, round: number) => number)[] = [
  (market, entrant, round) => market.price(entrant, round),
  (market, entrant, round) => market.last(entrant, round) / market.price(entrant, round),
  () => 1,
];

/**
 * Plays the rounds of a fantasy season whose deadline has passed as one of three kinds of managers would, who knows only earlier rounds.
 * Returns the lineups to store; throws for one that breaks the rules or the budget.
 */
export function playSeason(market: Market, squadId: string, manager: number, random: Random): Row[] {
  const { rules } = market;
  const strategy = strategies[manager % strategies.length] ?? (() => 1);
  const rows: Row[] = [];
  let held: number[] = [];
  let lineup: Lineup | null = null;
  let bank = rules.squad.budget;
  const coach = rules.squad.hasCoach ? random.pick(market.coaches) : null;
  for (const round of market.rounds) {
    const value: Value = (entrant) => strategy(market, entrant, round) * (0.5 + random.next()) + random.next();
    held = held.length === 0 ? pickSquad(market, coach, value) : trade(market, { held, bank, round }, value);
    const next = arrange(market, held, coach, round);
    const before: Lineup | null = lineup;
    const trades = transfersBetween(before, next);
    bank = bankAfter(bank, trades, (entrant) => market.price(entrant, round));
    const faults = checkLineup(next, market.known, rules.squad, new Set(before ? entrantsOf(before) : []));
    if (faults.length > 0 || bank < 0)
      throw new Error(`Manager ${manager}, round ${round}: bank ${bank}, ${JSON.stringify(faults)}`);
    const { sixth, captain } = next;
    const [starters, bench] = [[...next.starters], [...next.bench]];
    const cost = entrantsOf(next).reduce((sum, entrant) => sum + market.price(entrant, round), 0);
    const transfers = before ? trades.bought.length : 0;
    if (JSON.stringify(before) !== JSON.stringify(next))
      rows.push({
        squadId,
        round,
        revision: 1,
        starters,
        sixth,
        bench,
        coach,
        captain,
        bank,
        cost,
        transfers,
        savedAt: new Date(),
      });
    lineup = next;
  }
  return rows;
}

const teamOf = (market: Market, entrant: number) => market.known.get(entrant)?.teamId ?? null;
const positionOf = (market: Market, entrant: number) => market.known.get(entrant)?.position ?? null;

/** The first squad: places by position, the club limit, and something left for who is still to come. */
function pickSquad(market: Market, coach: number | null, value: Value): number[] {
  const { squad, prices } = market.rules;
  const size = squad.places.G + squad.places.F + squad.places.C;
  const round = market.rounds[0] ?? 1;
  let credits = squad.budget - (coach === null ? 0 : market.price(coach, round));
  const picked: number[] = [];
  const wanted = market.players.map((entrant) => ({ entrant, value: value(entrant) }));
  for (const { entrant } of wanted.toSorted((a, b) => b.value - a.value)) {
    const price = market.price(entrant, round);
    const position = positionOf(market, entrant);
    const taken = picked.filter((one) => positionOf(market, one) === position).length;
    const hasPlace = position === null ? picked.length < size : taken < squad.places[position];
    const ofTeam = picked.filter((one) => teamOf(market, one) === teamOf(market, entrant)).length;
    const reserve = (size - picked.length - 1) * prices.start;
    if (!hasPlace || ofTeam >= squad.clubLimit || credits - price < reserve) continue;
    picked.push(entrant);
    credits -= price;
  }
  return picked;
}

/** Sells who is worth least for who is worth most of the same position and can be paid. */
function trade(
  market: Market,
  { held, bank, round }: { held: readonly number[]; bank: number; round: number },
  value: Value,
): number[] {
  const valued = (entrants: readonly number[]) => entrants.map((entrant) => ({ entrant, value: value(entrant) }));
  const [worst] = valued(held).toSorted((a, b) => a.value - b.value);
  if (!worst) return [...held];
  const money = bank + market.price(worst.entrant, round);
  const ofTeam = (entrant: number) => held.filter((one) => teamOf(market, one) === teamOf(market, entrant)).length;
  const candidates = market.players.filter(
    (entrant) =>
      entrant % 7 === round % 7 &&
      !held.includes(entrant) &&
      positionOf(market, entrant) === positionOf(market, worst.entrant) &&
      market.price(entrant, round) <= money &&
      ofTeam(entrant) < market.rules.squad.clubLimit,
  );
  const [best] = valued(candidates).toSorted((a, b) => b.value - a.value);
  if (!best || best.value <= worst.value) return [...held];
  return held.map((entrant) => (entrant === worst.entrant ? best.entrant : entrant));
}

/** The best five of the last round start, the best of all is captain. */
function arrange(market: Market, held: readonly number[], coach: number | null, round: number): Lineup {
  const candidates = held.map((number) => ({
    number,
    kind: 'player' as const,
    position: positionOf(market, number),
    points: market.last(number, round),
  }));
  const starters = bestFive(candidates, market.rules.squad).map(({ number }) => number);
  const others = candidates.filter(({ number }) => !starters.includes(number)).toSorted((a, b) => b.points - a.points);
  const [sixth, ...bench] = others.map(({ number }) => number);
  const { hasSixthMan } = market.rules.squad;
  return {
    starters,
    sixth: hasSixthMan ? (sixth ?? null) : null,
    bench: hasSixthMan ? bench : others.map(({ number }) => number),
    coach,
    captain: starters[0] ?? 0,
  };
}
