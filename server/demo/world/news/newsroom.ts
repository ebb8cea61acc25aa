import { inScript } from '#lib/i18n/in-script.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { SceneSource } from '#server/demo/world/art/scenes.ts';
import type { GameResult, TopScorer } from '#server/demo/world/game-result.ts';
import { leaguePalette, scenePalette } from '#server/demo/world/scene-palette.ts';
import type {
  WorldClub,
  WorldGame,
  WorldLeague,
  WorldPerson,
  WorldSeason,
  WorldTeam,
  WorldVenue,
} from '#server/demo/world/types.ts';

/** Look-up data for the reports of one season. */
export type Newsroom = {
  now: string;
  season: WorldSeason;
  league: WorldLeague;
  teams: ReadonlyMap<string, WorldTeam>;
  clubs: ReadonlyMap<string, WorldClub>;
  people: ReadonlyMap<string, WorldPerson>;
  venues: ReadonlyMap<string, WorldVenue>;
};

export type PlayedGame = WorldGame & { result: GameResult; tipOffAt: string };

export const isPlayed = (game: WorldGame): game is PlayedGame =>
  game.state === 'final' && game.result !== null && game.tipOffAt !== null;

export const hoursAfter = (instant: string, hours: number) =>
  new Date(Date.parse(instant) + hours * 3_600_000).toISOString();

/** `87–79`, as the site writes every score. */
export const writeScore = (home: number, away: number) => `${home}–${away}`;

export function newsTeamName({ teams }: Newsroom, id: string, locale: Locale): string {
  return inScript(locale, teams.get(id)?.shortName ?? '');
}

/** Returns a name in the script of the language. */
export function writeName({ people }: Newsroom, id: string, locale: Locale): string {
  const person = people.get(id);
  if (!person) return '';
  const { firstName, lastName } = person.names[locale] ?? person;
  return inScript(locale, `${firstName} ${lastName}`);
}

/** `Vukovi – Solinar 87–79`. */
export function writeGame(room: Newsroom, game: WorldGame, locale: Locale): string {
  const names = `${newsTeamName(room, game.homeTeamId, locale)} – ${newsTeamName(room, game.awayTeamId, locale)}`;
  return game.result ? `${names} ${writeScore(game.result.home, game.result.away)}` : names;
}

export function writeScorer(room: Newsroom, scorer: TopScorer | null, teamId: string, locale: Locale): string {
  if (!scorer) return newsTeamName(room, teamId, locale);
  return `${writeName(room, scorer.person, locale)} (${newsTeamName(room, teamId, locale)}) ${scorer.points}`;
}

export function writePeriods({ periods }: GameResult): string {
  return periods.map(({ home, away }) => writeScore(home, away)).join(', ');
}

export const writeList = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

export function sourceOf({ teams, clubs }: Newsroom, game: WorldGame): SceneSource {
  const clubOf = (teamId: string) => clubs.get(teams.get(teamId)?.clubId ?? '');
  const [home, away] = [clubOf(game.homeTeamId), clubOf(game.awayTeamId)];
  const palette = scenePalette(home?.colors ?? leaguePalette, away?.colors ?? leaguePalette);
  if (!game.result || !home || !away) return { palette };
  return {
    palette,
    score: { home: game.result.home, away: game.result.away, homeCode: home.code, awayCode: away.code },
  };
}
