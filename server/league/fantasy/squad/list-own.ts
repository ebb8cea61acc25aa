import { and, desc, eq, ne } from 'drizzle-orm';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import type { listOwnFantasy as call } from '#lib/api/contract/fantasy/own-squad.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { fantasySeasons } from '#server/db/schema/fantasy.ts';
import { fantasySquads } from '#server/db/schema/fantasy-squads.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { aroundNow, listRounds, toRoundRef } from '#server/league/fantasy/round/rounds.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { squadOfFollower, toSquadRef } from './find.ts';

type Item = AnswerOf<typeof call>['items'][number];

/** Lists the fantasy seasons that are open or in which the follower has a squad, the newest first. */
export async function listOwnFantasy(scope: ReadScope, followerId: string, now = Date.now()): Promise<Item[]> {
  const rows = await scope.db
    .select({ fantasy: fantasySeasons, league: leagues, season: seasons })
    .from(fantasySeasons)
    .innerJoin(leagues, belongsTo(fantasySeasons, fantasySeasons.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, fantasySeasons, and(ne(fantasySeasons.state, 'unopened'))))
    .orderBy(desc(seasons.startsOn), leagues.order);
  const items: Item[] = [];
  for (const { fantasy, league, season } of rows) {
    const squad = await squadOfFollower(scope, fantasy.id, followerId);
    if (!squad && fantasy.state === 'closed') continue;
    const { coming } = aroundNow(await listRounds(scope, fantasy.id), now);
    const ofSeason = ofTenant(scope, fantasySquads, eq(fantasySquads.fantasySeasonId, fantasy.id));
    items.push({
      league: {
        id: league.id,
        slug: league.slug,
        name: localisedName(scope, league.name, league.names),
        season: season.slug,
        seasonName: localisedName(scope, season.name, season.names),
        logo: league.logo,
      },
      state: fantasy.state === 'closed' ? 'closed' : 'open',
      coming: coming && toRoundRef(scope, coming, now),
      squad: squad && toSquadRef(squad),
      points: squad?.points ?? 0,
      rank: squad?.rank ?? null,
      squads: await scope.db.$count(fantasySquads, ofSeason),
    });
  }
  return items;
}
