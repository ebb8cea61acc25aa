import { loadTexts } from '#lib/i18n/load-texts.ts';
import { type ShareKind, shareKinds } from '#lib/share-pictures.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { drawPage } from '#server/share/draw-page.ts';
import { gamePicture } from './game.ts';
import { leaguePicture } from './league.ts';
import { siteWithCrest } from './site-of.ts';
import { squadPicture } from './squad.ts';
import { clubPicture, crestWidth, playerPicture, teamPicture } from './subjects.ts';

type Parameters = Readonly<Record<string, string>>;
type SharePicture = { pattern: string; draw: (scope: ReadScope, params: Parameters) => Promise<Buffer> };

/** All share pictures by the end of their address. */
export const sharePictures: readonly SharePicture[] = [
  { pattern: 'games/{uuid}', draw: (scope, { uuid = '' }) => gamePicture(scope, uuid) },
  {
    pattern: 'seasons/{season}/leagues/{league}',
    draw: (scope, { season = '', league = '' }) => leaguePicture(scope, { season, league }),
  },
  {
    pattern: 'seasons/{season}/leagues/{league}/teams/{team}',
    draw: (scope, { season = '', league = '', team = '' }) => teamPicture(scope, { season, league, team }),
  },
  {
    pattern: 'seasons/{season}/leagues/{league}/fantasy/squads/{squad}',
    draw: (scope, { season = '', league = '', squad = '' }) => squadPicture(scope, { season, league }, Number(squad)),
  },
  { pattern: 'players/{player}', draw: (scope, { player = '' }) => playerPicture(scope, player) },
  { pattern: 'clubs/{club}', draw: (scope, { club = '' }) => clubPicture(scope, club) },
  ...shareKinds.map((kind) => ({ pattern: kind, draw: (scope: ReadScope) => pagePicture(scope, kind) })),
];

async function pagePicture(scope: ReadScope, kind: ShareKind): Promise<Buffer> {
  const [{ site, crest }, { navigation }] = await Promise.all([
    siteWithCrest(scope, crestWidth),
    loadTexts(scope.locale, ['navigation']),
  ]);
  return drawPage(site, { subject: kind === 'site' ? null : navigation(`share.${kind}`), crest });
}
