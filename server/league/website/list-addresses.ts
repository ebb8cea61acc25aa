import { and, asc, desc, eq, isNotNull, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { listAddresses as call } from '#lib/api/contract/site-map.ts';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { publicPeople } from '#server/db/schema/public-people.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { listFantasyRounds } from '#server/league/fantasy/round/list-all-rounds.ts';
import { gameAddress } from '#server/league/game/address.ts';
import { countsInCompetition } from '#server/league/game/counting.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { hasEntered, isEntered } from '#server/league/team/entered.ts';

type Addresses = z.output<typeof call.answer>;

/** Lists the addresses of all clubs, teams, games, players and fantasy rounds with a page, newest season first, with one query per kind. */
export async function listAddresses(scope: ReadScope): Promise<Addresses> {
  dependsOn(scope, ...[tags.seasons, tags.games, tags.clubs, tags.players].map((tag) => tag(scope.tenantId)));
  const { db } = scope;
  const [clubRows, teamRows, players, games, attendances, fantasyRounds] = await Promise.all([
    db
      .select({ slug: clubs.slug })
      .from(clubs)
      .where(ofTenant(scope, clubs, hasEntered))
      .orderBy(asc(clubs.slug)),
    db
      .select({ season: seasons.slug, league: leagues.slug, team: teams.slug, club: clubs.slug })
      .from(teams)
      .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
      .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
      .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
      .where(ofTenant(scope, teams, isEntered))
      .orderBy(desc(seasons.slug), asc(leagues.slug), asc(teams.slug)),
    db
      .select({ slug: publicPeople.slug })
      .from(publicPeople)
      .where(ofTenant(scope, publicPeople, ne(publicPeople.level, 'hidden')))
      .orderBy(asc(publicPeople.slug)),
    addressesOfGames(scope),
    leaguesWithSpectators(scope),
    listFantasyRounds(scope),
  ]);
  const ofClubs = teamRows.flatMap(({ season, club }) =>
    club ? [[`${season} ${club}`, { season, club }] as const] : [],
  );
  return {
    clubs: clubRows.map(({ slug }) => slug),
    attendances,
    fantasyRounds,
    seasonClubs: [...new Map(ofClubs).values()],
    teams: teamRows.map(({ season, league, team }) => ({ season, league, team })),
    games,
    players: players.map(({ slug }) => slug),
  };
}

function leaguesWithSpectators(scope: ReadScope): Promise<Addresses['attendances']> {
  return scope.db
    .selectDistinct({ season: seasons.slug, league: leagues.slug })
    .from(games)
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, games, isNotNull(games.attendance), countsInCompetition))
    .orderBy(desc(seasons.slug), asc(leagues.slug));
}

async function addressesOfGames(scope: ReadScope): Promise<Addresses['games']> {
  const rows = await scope.db
    .select({
      game: { id: games.id, slug: games.slug, duelNumber: games.duelNumber },
      league: { slug: leagues.slug },
      season: { slug: seasons.slug },
      round: { slug: rounds.slug },
      duel: { slug: duels.slug },
      playoffRound: { slug: playoffRounds.slug },
    })
    .from(games)
    .innerJoin(leagues, belongsTo(games, games.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .leftJoin(rounds, belongsTo(games, games.roundId, rounds))
    .leftJoin(duels, and(belongsTo(games, games.duelId, duels), isNotNull(games.duelNumber)))
    .leftJoin(playoffRounds, and(belongsTo(duels, duels.playoffRoundId, playoffRounds), eq(duels.id, games.duelId)))
    .where(ofTenant(scope, games))
    .orderBy(desc(seasons.slug), asc(games.tipOffDate), asc(games.id));
  return rows.flatMap((row) => (row.round || row.duel ? [gameAddress(row)] : []));
}
