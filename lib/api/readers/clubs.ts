import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import { type ClubHistory, getClubHistory } from '#lib/api/contract/club.ts';
import { getClub, getTeam, listClubs } from '#lib/api/contract/directory.ts';
import type { ClubListItem } from '#lib/api/contract/team.ts';
import { fetchAnswer } from '#lib/api/fetch-answer.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import type { LeagueParams } from './league.ts';

export type Club = AnswerOf<typeof getClub>;
export type Team = AnswerOf<typeof getTeam>;
export type TeamParams = LeagueParams & { team: string };

/** Returns all clubs by name. Null only if there is no tenant. */
export async function readClubs(): Promise<ClubListItem[] | null> {
  'use cache';
  cacheLife(steady);
  const clubs: ClubListItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetchAnswer(listClubs, {
      params: {},
      query: { locale: await pageLocale(), limit: 200, cursor },
    });
    if (!page) return null;
    clubs.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return clubs;
}

/** Returns a club and its teams over time. Null if there is none. */
export async function readClub(slug: string): Promise<Club | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getClub, { params: { club: slug }, query: { locale: await pageLocale() } });
}

/** Returns the honours, record, rivals and venues of a club. Null if there is none. */
export async function readClubHistory(slug: string): Promise<ClubHistory | null> {
  'use cache';
  cacheLife(steady);
  return fetchAnswer(getClubHistory, { params: { club: slug }, query: { locale: await pageLocale() } });
}

/** Returns a team of a league with its squad. Null if there is none. */
export async function readTeam({ season, league, team: slug }: TeamParams): Promise<Team | null> {
  'use cache';
  cacheLife(steady);
  const params = { season, league, team: slug };
  return fetchAnswer(getTeam, { params, query: { locale: await pageLocale() } });
}
