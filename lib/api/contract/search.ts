import { z } from 'zod';
import { defineCall } from './call.ts';
import { localeQuery } from './common.ts';
import { gameSummary } from './game.ts';
import { newsItem } from './news.ts';
import { playerListItem } from './player.ts';
import { leagueRef } from './season.ts';
import { clubListItem, teamRef } from './team.ts';

/** In display order. */
export const searchGroups = ['people', 'clubs', 'teams', 'leagues', 'games', 'news'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Shorter queries match too much to be useful. */
const minSearchLength = 2;
const maxSearchLength = 80;
/** Of a group, in one answer. */
export const maxFound = 50;

/** Returns the schema of a result group: `total` counts all matches, `items` are the best ones. */
function groupOf<Item extends z.ZodType>(item: Item) {
  return z.object({ total: z.number().int(), items: z.array(item) });
}

const searchAnswer = z
  .object({
    people: groupOf(playerListItem),
    clubs: groupOf(clubListItem),
    teams: groupOf(z.object({ team: teamRef, league: leagueRef })),
    leagues: groupOf(leagueRef),
    games: groupOf(gameSummary),
    news: groupOf(newsItem),
    /** That of the site, for the days of its news. */
    timeZone: z.string(),
  })
  .meta({ id: 'SearchAnswer' });
export type SearchAnswer = z.infer<typeof searchAnswer>;

export const searchSite = defineCall({
  path: '/v2/website/search',
  summary:
    'People, clubs, teams, leagues, games and news by name, in any script and with typing errors; games also by both teams and by date',
  params: z.object({}),
  query: localeQuery.extend({
    q: z.string().trim().min(minSearchLength).max(maxSearchLength),
    /** Leaves the other groups empty. */
    only: z.enum(searchGroups).optional(),
    limit: z.coerce.number().int().min(1).max(maxFound).default(6),
  }),
  answer: searchAnswer,
});
