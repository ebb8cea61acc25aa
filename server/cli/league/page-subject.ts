import { splitLocale } from '#lib/routing/locale-prefix.ts';
import { matchRoute } from '#lib/routing/match-route.ts';
import { Failure } from '#server/failure.ts';
import { findClub } from '#server/league/club/find.ts';
import type { GalleryOf } from '#server/league/gallery/gallery-input.ts';
import { findPlayoffGame, findRoundGame } from '#server/league/game/find.ts';
import { findNewsId } from '#server/league/news/find.ts';
import type { ChosenTenant } from './session.ts';

const noSubject: GalleryOf = { gameId: null, clubId: null, newsId: null };

/** Finds the game, club or article at a URL that a gallery belongs to, and a prefix that makes the gallery's slug unique. */
export async function pageSubject(
  tenant: ChosenTenant,
  address: string | undefined,
): Promise<{ of: GalleryOf; prefix: string }> {
  if (address === undefined) return { of: noSubject, prefix: '' };
  const { params, pattern } = routeOf(address);
  const { db, tenantId, fallbackLocale } = tenant;
  const scope = { db, tenantId, host: '', locale: fallbackLocale, fallbackLocale };
  const { season = '', league = '', round = '', game = '', playoffRound = '', duel = '', club = '' } = params;
  const prefix = Object.values(params).join(' ');
  if (pattern.includes('/rounds/'))
    return {
      of: { ...noSubject, gameId: (await findRoundGame(scope, { season, league, round, game })).game.id },
      prefix,
    };
  if (pattern.includes('/playoff/'))
    return {
      of: {
        ...noSubject,
        gameId: (await findPlayoffGame(scope, { season, league, playoffRound, duel, round })).game.id,
      },
      prefix,
    };
  const isClub = pattern === '/clubs/{club}';
  const slug = isClub ? club : (params.news ?? '');
  const of = isClub
    ? { ...noSubject, clubId: (await findClub(scope, slug)).id }
    : { ...noSubject, newsId: await findNewsId(scope, slug) };
  return { of, prefix: slug };
}

function routeOf(address: string) {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  const route = matchRoute(splitLocale(path).path);
  const isSubject = route && /\/(games\/\{\w+\}|clubs\/\{club\}|news\/\{news\})$/.test(route.pattern);
  if (!isSubject || route.pattern.startsWith('/seasons/{season}/clubs'))
    throw new Failure(`${address} is no page of a game, a club or an article. Copy its address from the browser.`);
  return route;
}
