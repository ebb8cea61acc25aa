import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { gameSummary } from './game.ts';
import { newsItem } from './news.ts';
import { playerListItem } from './player.ts';
import { leagueRef } from './season.ts';
import { clubListItem, teamRef } from './team.ts';

/** In the order in which they are shown. */
export const searchGroups = ['people', 'clubs', 'teams', 'leagues', 'games', 'news'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Fewer letters find too much to be of use. */
const minSearchLength = 2;
const maxSearchLength = 80;

/** `total` counts all that fits, `items` are the best of it. */
function foundOf<Item extends z.ZodType>(item: Item) {
  return z.object({ total: z.number().int(), items: z.array(item) });
}

const searchAnswer = z
  .object({
    people: foundOf(playerListItem),
    clubs: foundOf(clubListItem),
    teams: foundOf(z.object({ team: teamRef, league: leagueRef })),
    leagues: foundOf(leagueRef),
    games: foundOf(gameSummary),
    news: foundOf(newsItem),
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const searchSite = defineCall({
  path: '/v2/website/search',
  summary:
    'People, clubs, teams, leagues, games and news by name, in any script and with typing errors; games by both teams and by date too',
  params: z.object({}),
  query: localeQuery.extend({
    q: z.string().trim().min(minSearchLength).max(maxSearchLength),
    /** Leaves the other groups empty. */
    only: z.enum(searchGroups).optional(),
    limit: z.coerce.number().int().min(1).max(50).default(6),
  }),
  answer: searchAnswer,
});
