import { cacheLife } from 'next/cache';
import { live, steady } from '#lib/api/cache-policy.ts';
import type { RoundRef } from '#lib/api/contract/fantasy/common.ts';
import {
  type FantasyEntrant,
  getFantasyEntrant,
  listFantasyMarket,
  type MarketItem,
} from '#lib/api/contract/fantasy/market.ts';
import {
  type FantasyRoundReview,
  type GameFantasy,
  getFantasyRound,
  getGameFantasy,
} from '#lib/api/contract/fantasy/round.ts';
import {
  type FantasySeason,
  type FantasyTable,
  getFantasySeason,
  listFantasyTable,
} from '#lib/api/contract/fantasy/season.ts';
import { getFantasySquad, type SquadPage } from '#lib/api/contract/fantasy/squad.ts';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import type { LeagueParams } from './league.ts';

/** Points move without an announcement while one of their games is played. */
const lifeOf = (games: readonly { game: Pick<GameSummary, 'state'> }[] = []) =>
  games.some(({ game }) => game.state === 'live') ? live : steady;

/** Returns the fantasy season of a league. Null if it plays none. */
export async function readFantasySeason({ season, league }: LeagueParams): Promise<FantasySeason | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getFantasySeason, { params: { season, league }, query: { locale: await pageLocale() } });
}

/** Returns everybody who can be picked, the dearest first. Null where there is no fantasy season. */
export async function readFantasyMarket({
  season,
  league,
}: LeagueParams): Promise<{ round: RoundRef | null; items: MarketItem[] } | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(listFantasyMarket, { params: { season, league }, query: { locale: await pageLocale() } });
}

/** Squads in the document; the others are fetched when asked for. */
const firstSquads = 20;

/** Returns the first squads of the table. Null where there is no fantasy season. */
export async function readFantasyTable({ season, league }: LeagueParams): Promise<FantasyTable | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(listFantasyTable, {
    params: { season, league },
    query: { locale: await pageLocale(), limit: firstSquads },
  });
}

/** Returns an entrant with every point and price. Null if there is none. */
export async function readFantasyEntrant(
  { season, league }: LeagueParams,
  entrant: number,
): Promise<FantasyEntrant | null> {
  'use cache';
  const answer = await fetchAnswer(getFantasyEntrant, {
    params: { season, league, entrant },
    query: { locale: await pageLocale() },
  });
  cacheLife(lifeOf(answer?.rounds.flatMap(({ games }) => games)));
  return answer;
}

/** Returns a round in review. Null if there is none. */
export async function readFantasyRound(
  { season, league }: LeagueParams,
  round: number,
): Promise<FantasyRoundReview | null> {
  'use cache';
  const query = { locale: await pageLocale() };
  const answer = await fetchAnswer(getFantasyRound, { params: { season, league, round }, query });
  cacheLife(lifeOf(answer?.games));
  return answer;
}

/** Returns a squad as everybody sees it. Null if there is none. */
export async function readFantasySquad({ season, league }: LeagueParams, squad: number): Promise<SquadPage | null> {
  'use cache';
  const query = { locale: await pageLocale() };
  const answer = await fetchAnswer(getFantasySquad, { params: { season, league, squad }, query });
  cacheLife(lifeOf(answer?.shown?.games));
  return answer;
}

/** Returns the fantasy points of a game. Null where its league plays no fantasy season. */
export async function readGameFantasy(gameId: string): Promise<GameFantasy | null> {
  'use cache';
  const answer = await fetchAnswer(getGameFantasy, { params: { gameId }, query: { locale: await pageLocale() } });
  cacheLife(answer?.state === 'live' ? live : steady);
  return answer;
}
