import { and, eq, exists, inArray, or, type SQL, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { FollowerChoices } from '#lib/api/contract/account/user.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { followers, pushTokens } from '#server/db/schema/followers.ts';
import { type followedNouns, follows } from '#server/db/schema/follows.ts';
import { games } from '#server/db/schema/games.ts';
import { newsSubjects } from '#server/db/schema/news.ts';
import { memberships } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { choicesOf } from '#server/league/follower/choices-of.ts';
import { todayInSql } from '#server/league/tenant/today.ts';
import type { PushEvent, PushKind } from './push-event.ts';

type Noun = (typeof followedNouns)[number];
type Followed = Partial<Record<Noun, string[]>>;
export type Receiver = { id: string; choices: FollowerChoices };

/** By which follows a kind is told: whoever follows a league is not told of each quarter of each game. */
const nouns: Record<Exclude<PushKind, 'fantasy'>, readonly Noun[]> = {
  'tip-off': ['game', 'team', 'club', 'person'],
  period: ['game', 'team', 'person'],
  close: ['game', 'team', 'club', 'person', 'league'],
  final: ['game', 'team', 'club', 'person', 'league'],
  record: ['person'],
  moved: ['game', 'team', 'club', 'person'],
  news: ['game', 'team', 'club', 'person', 'league'],
};

/** Lists the followers who have a device and follow what an event is about. */
export async function listReceivers(scope: TenantScope, event: PushEvent): Promise<Receiver[]> {
  const condition = await isReceiver(scope, event);
  if (!condition) return [];
  const hasDevice = exists(
    scope.db
      .select({ id: pushTokens.id })
      .from(pushTokens)
      .where(belongsTo(pushTokens, pushTokens.followerId, followers)),
  );
  const rows = await scope.db
    .select({ id: followers.id, choices: followers.choices })
    .from(followers)
    .where(ofTenant(scope, followers, condition, hasDevice))
    .orderBy(followers.id);
  return rows.map(({ id, choices }) => ({ id, choices: choicesOf(choices) }));
}

async function isReceiver(scope: TenantScope, event: PushEvent): Promise<SQL | undefined> {
  if (event.kind === 'fantasy')
    return event.followerIds.length > 0 ? inArray(followers.id, event.followerIds) : undefined;
  const followed = await followedOf(scope, event);
  const conditions = nouns[event.kind].flatMap((noun) => {
    const ids = followed[noun];
    return ids?.length ? and(eq(follows.noun, noun), inArray(follows.followedId, ids)) : [];
  });
  if (conditions.length === 0) return undefined;
  const ids = scope.db
    .select({ id: follows.followerId })
    .from(follows)
    .where(ofTenant(scope, follows, or(...conditions)));
  return inArray(followers.id, ids);
}

async function followedOf(scope: TenantScope, event: Exclude<PushEvent, { kind: 'fantasy' }>): Promise<Followed> {
  if (event.kind === 'record') return { person: [event.personId] };
  if (event.kind !== 'news') return followedOfGame(scope, event.gameId);
  const rows = await scope.db
    .select({ noun: newsSubjects.noun, id: newsSubjects.subjectId })
    .from(newsSubjects)
    .where(ofTenant(scope, newsSubjects, eq(newsSubjects.newsId, event.newsId)));
  const followed: Record<Noun, string[]> = { game: [], team: [], club: [], person: [], league: [] };
  for (const { noun, id } of rows) {
    if (noun !== 'season') followed[noun].push(id);
    if (noun !== 'game') continue;
    const { team = [], club = [] } = await followedOfGame(scope, id);
    followed.team.push(...team);
    followed.club.push(...club);
  }
  return followed;
}

/** A game is followed by itself, its teams, their clubs and present players, and its league. */
async function followedOfGame(scope: TenantScope, gameId: string): Promise<Followed> {
  const [game] = await scope.db
    .select({ home: games.homeTeamId, away: games.awayTeamId, league: games.leagueId })
    .from(games)
    .where(ofTenant(scope, games, eq(games.id, gameId)));
  if (!game) return {};
  const team = [game.home, game.away].filter((id) => id !== null);
  const own = { game: [gameId], league: [game.league], team };
  if (team.length === 0) return own;
  const isPresent = sql`(${memberships.untilDate} is null or ${memberships.untilDate} >= ${todayInSql(scope)})`;
  const rows = await union(
    scope.db
      .select({ noun: sql<Noun>`'club'`.as('noun'), id: sql<string>`${teams.clubId}`.as('id') })
      .from(teams)
      .where(ofTenant(scope, teams, inArray(teams.id, team), sql`${teams.clubId} is not null`)),
    scope.db
      .select({ noun: sql<Noun>`'person'`.as('noun'), id: sql<string>`${memberships.personId}`.as('id') })
      .from(memberships)
      .where(
        ofTenant(scope, memberships, inArray(memberships.teamId, team), eq(memberships.role, 'player'), isPresent),
      ),
  );
  const idsOf = (noun: Noun) => rows.flatMap((row) => (row.noun === noun ? row.id : []));
  return { ...own, club: idsOf('club'), person: idsOf('person') };
}
