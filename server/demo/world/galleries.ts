import type { Locale } from '#lib/i18n/locales.ts';
import { createRandom } from '#server/demo/simulate/random.ts';
import { drawScene, type SceneKind, type SceneSource, sceneKinds } from './art/scenes.ts';
import texts from './content/gallery.json' with { type: 'json' };
import { fillInAll, type Values } from './fill-in.ts';
import { idOf } from './identity.ts';
import type { WorldGallery } from './publication-types.ts';
import { leaguePalette, scenePalette } from './scene-palette.ts';
import type { ClubColors, LocalizedText, WorldClub, WorldGame, WorldLeague, WorldSeason } from './types.ts';

type Plan = {
  key: string;
  title: LocalizedText;
  values: (locale: Locale) => Values;
  kinds: readonly SceneKind[];
  source: SceneSource;
  gameId: string | null;
  clubId: string | null;
  publishedAt: string;
};

function buildGallery({ key, title, values, kinds, source, gameId, clubId, publishedAt }: Plan): WorldGallery {
  return {
    id: idOf(`gallery/${key}`),
    slug: key,
    title: fillInAll(title, values),
    gameId,
    clubId,
    newsId: null,
    publishedAt,
    photos: kinds.map((kind) => ({
      id: idOf(`photo/${key}/${kind}`),
      picture: drawScene(kind, createRandom(`scene/${key}/${kind}`), source),
      caption: texts.scenes[kind],
      credit: 'Courtside',
    })),
  };
}

type Sight = { game: WorldGame; league: WorldLeague; clubs: ReadonlyMap<string, WorldClub> };

function sightOf({ game, league, clubs }: Sight): SceneSource {
  const clubOf = (teamId: string) => clubs.get(league.teams.find(({ id }) => id === teamId)?.clubId ?? '');
  const [home, away] = [clubOf(game.homeTeamId), clubOf(game.awayTeamId)];
  const colors = (club: WorldClub | undefined): ClubColors => club?.colors ?? leaguePalette;
  const score =
    game.result && home && away
      ? { home: game.result.home, away: game.result.away, homeCode: home.code, awayCode: away.code }
      : undefined;
  return { palette: scenePalette(colors(home), colors(away)), ...(score ? { score } : {}) };
}

const afterGame = (game: WorldGame) => new Date(Date.parse(game.tipOffAt ?? '') + 3 * 3_600_000).toISOString();
const isPlayed = (game: WorldGame) => game.state === 'final' && game.tipOffAt !== null;

function roundGalleries(
  season: WorldSeason,
  league: WorldLeague,
  clubs: ReadonlyMap<string, WorldClub>,
): WorldGallery[] {
  const [regular] = league.phases;
  const played = (regular?.rounds ?? []).flatMap((round) => {
    const games = (regular?.games ?? []).filter((game) => game.roundId === round.id && isPlayed(game));
    const game = games.at(-1);
    return game && games.length >= 4 ? [{ round, game }] : [];
  });
  const kinds: SceneKind[][] = [
    ['board', 'duel', 'layup', 'court'],
    ['shot', 'rebound', 'board', 'ball'],
    ['dunk', 'joy', 'board', 'hall'],
  ];
  return played.slice(-3).map(({ round, game }, index) =>
    buildGallery({
      key: `${season.slug}-round-${round.number}`,
      title: texts.round,
      values: () => ({ round: round.number }),
      kinds: kinds[index] ?? sceneKinds,
      source: sightOf({ game, league, clubs }),
      gameId: game.id,
      clubId: null,
      publishedAt: afterGame(game),
    }),
  );
}

function finalGallery(season: WorldSeason, league: WorldLeague, clubs: ReadonlyMap<string, WorldClub>): WorldGallery[] {
  const game = league.phases.find(({ kind }) => kind === 'playoff')?.games.at(-1);
  if (!game || !league.championTeamId || !isPlayed(game)) return [];
  return [
    buildGallery({
      key: `${season.slug}-final`,
      title: texts.final,
      values: () => ({ season: season.name }),
      kinds: ['board', 'hall', 'dunk', 'shot', 'joy', 'ball'],
      source: sightOf({ game, league, clubs }),
      gameId: game.id,
      clubId: null,
      publishedAt: afterGame(game),
    }),
  ];
}

function clubGallery(club: WorldClub, season: WorldSeason): WorldGallery {
  const other: ClubColors = { primary: '#e9edf2', secondary: '#39424e' };
  return buildGallery({
    key: `club-${club.slug}`,
    title: texts.club,
    values: (locale) => ({ club: club.names[locale] ?? club.shortName }),
    kinds: ['hall', 'huddle', 'court', 'joy'],
    source: { palette: scenePalette(club.colors, other) },
    gameId: null,
    clubId: club.id,
    publishedAt: `${season.startsOn}T10:00:00.000Z`,
  });
}

/** Drawn pictures: of the last rounds, of each final, and of every club. */
export function buildGalleries(seasons: readonly WorldSeason[], clubs: readonly WorldClub[]): WorldGallery[] {
  const byId = new Map(clubs.map((club) => [club.id, club]));
  const current = seasons.at(-1);
  return seasons.flatMap((season) => {
    const [league] = season.leagues;
    if (!league) return [];
    const rounds = season === current ? roundGalleries(season, league, byId) : [];
    const ofClubs = season === current ? clubs.map((club) => clubGallery(club, season)) : [];
    return [...finalGallery(season, league, byId), ...ofClubs, ...rounds];
  });
}
