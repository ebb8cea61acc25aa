import type { AnswerOf } from '#lib/api/contract/call.ts';
import type { LeagueListItem, Season } from '#lib/api/contract/season.ts';
import type { listAddresses } from '#lib/api/contract/site-map.ts';
import { paths } from '#lib/paths.ts';
import { historyTabs, leagueTabs } from '#lib/tabs.ts';

/** The paths of all pages of a site that search engines should know, other than stories, the newest season first; none that only says what is to come. */
export function sitePages(
  seasons: readonly Pick<Season, 'slug' | 'leagues'>[],
  addresses: AnswerOf<typeof listAddresses> | null,
): string[] {
  return [
    paths.home(),
    paths.schedule(),
    paths.seasons(),
    ...seasons.map(({ slug }) => paths.season(slug)),
    ...seasons.flatMap(({ leagues }) => leagues).flatMap(leaguePages),
    ...(addresses?.attendances ?? []).map(({ season, league }) => paths.leagueAttendance(season, league)),
    ...fantasyPages(addresses?.fantasyRounds ?? []),
    ...historyTabs.map(({ id }) => paths.history(id)),
    paths.clubs(),
    ...(addresses?.clubs ?? []).map((club) => paths.club(club)),
    paths.players(),
    paths.about(),
    paths.documents(),
    paths.news(),
    ...(addresses?.teams ?? []).flatMap(({ season, league, team }) => [
      paths.team(season, league, team),
      paths.team(season, league, team, 'roster'),
    ]),
    ...(addresses?.seasonClubs ?? []).map(({ season, club }) => paths.seasonClub(season, club)),
    ...(addresses?.games ?? []).map((address) => paths.game(address)),
    ...(addresses?.players ?? []).map((player) => paths.player(player)),
  ];
}

const leaguePages = ({ season, slug, hasPlayoff }: LeagueListItem) => [
  ...leagueTabs
    .filter(({ id }) => id !== 'fantasy' && (id !== 'playoff' || hasPlayoff))
    .map(({ id }) => paths.league(season, slug, id)),
  paths.leagueRules(season, slug),
];

/** The fantasy season of each league that plays one, and its rounds. Squads and the market are there to be shared. */
const fantasyPages = (rounds: AnswerOf<typeof listAddresses>['fantasyRounds']) => [
  ...new Set(rounds.map(({ season, league }) => paths.league(season, league, 'fantasy'))),
  ...rounds.map(({ season, league, round }) => paths.fantasyRound(season, league, round)),
];
