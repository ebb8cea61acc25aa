import { and, eq, type SQL, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { galleries, photoPeople, photos } from '#server/db/schema/galleries.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { people } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { hasSlug } from '#server/league/names/former-slugs.ts';
import { isAtAddress } from '#server/league/person/person-slugs.ts';

export type GallerySubject = Partial<Record<'gameId' | 'player' | 'club' | 'season' | 'league' | 'team', string>>;

const when = <Value>(value: Value | undefined, condition: (value: Value) => SQL) =>
  value === undefined ? undefined : condition(value);

/** The conditions that galleries show a game, a person, or games of teams or clubs; club galleries are limited to the season. */
export function subjectConditions(scope: TenantScope, subject: GallerySubject): (SQL | undefined)[] {
  const { gameId, player, club, season, league, team } = subject;
  const ofTeams = [club, season, league, team].some((slug) => slug !== undefined);
  return [
    when(gameId, (id) => eq(galleries.gameId, id)),
    when(player, (slug) => sql`${galleries.id} in ${galleriesWith(scope, slug)}`),
    ofTeams
      ? sql`(${galleries.gameId} in ${gamesOf(scope, subject)} or ${galleries.clubId} in ${clubsOf(scope, subject)}
          ${club === undefined && team === undefined ? sql`or ${galleries.leagueId} in ${leaguesOf(scope, subject)}` : sql``})`
      : undefined,
  ];
}

function galleriesWith(scope: TenantScope, player: string) {
  return scope.db
    .select({ id: photos.galleryId })
    .from(photos)
    .innerJoin(photoPeople, and(eq(photoPeople.tenantId, photos.tenantId), eq(photoPeople.photoId, photos.id)))
    .innerJoin(people, belongsTo(photoPeople, photoPeople.personId, people))
    .where(ofTenant(scope, photos, eq(people.publicLevel, 'full'), isAtAddress(player)));
}

const conditions = ({ club, season, league, team }: GallerySubject) => [
  when(club, (slug) => hasSlug(clubs, slug)),
  when(season, (slug) => eq(seasons.slug, slug)),
  when(league, (slug) => eq(leagues.slug, slug)),
  when(team, (slug) => hasSlug(teams, slug)),
];

function gamesOf(scope: TenantScope, subject: GallerySubject) {
  const teamIds = scope.db
    .select({ id: teams.id })
    .from(teams)
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .where(ofTenant(scope, teams, ...conditions(subject)));
  return scope.db
    .select({ id: games.id })
    .from(games)
    .where(ofTenant(scope, games, sql`(${games.homeTeamId} in ${teamIds} or ${games.awayTeamId} in ${teamIds})`));
}

function leaguesOf(scope: TenantScope, subject: GallerySubject) {
  return scope.db
    .select({ id: leagues.id })
    .from(leagues)
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, leagues, ...conditions(subject)));
}

/** Selects the club; with a season, league or team, limits galleries to those published within the season. */
function clubsOf(scope: TenantScope, subject: GallerySubject) {
  const { season, league, team, club } = subject;
  if (club !== undefined && season === undefined && league === undefined && team === undefined)
    return scope.db
      .select({ id: clubs.id })
      .from(clubs)
      .where(ofTenant(scope, clubs, hasSlug(clubs, club)));
  return scope.db
    .select({ id: clubs.id })
    .from(teams)
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .innerJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .where(
      ofTenant(
        scope,
        teams,
        ...conditions(subject),
        sql`${galleries.publishedAt}::date between coalesce(${seasons.startsOn}, '-infinity') and coalesce(${seasons.endsOn}, 'infinity')`,
      ),
    );
}
