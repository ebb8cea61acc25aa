import type { TeamRef } from '#lib/api/contract/team.ts';
import { loadTexts } from '#lib/i18n/load-texts.ts';
import { loadEmblem } from '#server/league/asset/load-emblem.ts';
import { getClub } from '#server/league/club/get.ts';
import { getPlayer } from '#server/league/person/get-player.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { getTeam } from '#server/league/team/get.ts';
import { drawSubject } from '#server/share/draw-subject.ts';
import { siteOf } from './site-of.ts';

export const crestWidth = 464;
const portraitWidth = 760;

/** Draws a team with its league. */
export async function teamPicture(
  scope: ReadScope,
  { season, league, team: slug }: { season: string; league: string; team: string },
): Promise<Buffer> {
  const [site, team] = await Promise.all([siteOf(scope), getTeam(scope, { season, league, team: slug })]);
  return drawSubject(site, {
    name: team.name,
    kicker: `${team.league.name} ${team.league.seasonName}`,
    facts: null,
    colors: colorsOf(team),
    emblem: await loadEmblem(scope, team.crest, crestWidth),
    letters: team.code,
  });
}

/** Draws a club with its town. */
export async function clubPicture(scope: ReadScope, slug: string): Promise<Buffer> {
  const [site, club] = await Promise.all([siteOf(scope), getClub(scope, slug)]);
  return drawSubject(site, {
    name: club.name,
    kicker: null,
    facts: club.city,
    colors: colorsOf(club),
    emblem: await loadEmblem(scope, club.crest, crestWidth),
    letters: club.teams[0]?.team.code ?? club.name.slice(0, 3).toUpperCase(),
  });
}

/** Draws a player with team and position, and the portrait where it is public. */
export async function playerPicture(scope: ReadScope, slug: string): Promise<Buffer> {
  const [site, player, { positions }] = await Promise.all([
    siteOf(scope),
    getPlayer(scope, slug),
    loadTexts(scope.locale, ['positions']),
  ]);
  const { currentTeam, career, position, portrait } = player;
  const team = currentTeam ?? career[0]?.team ?? null;
  const number = career[0]?.number;
  return drawSubject(site, {
    name: player.name,
    kicker: team?.name ?? null,
    facts: [number && `#${number}`, position && positions(`${position}.name`)].filter(Boolean).join(' · ') || null,
    colors: colorsOf(team),
    emblem: await loadEmblem(scope, team?.crest ?? null, crestWidth),
    letters: number ?? '',
    portrait: await loadEmblem(scope, portrait, portraitWidth),
  });
}

const colorsOf = (owner: Pick<TeamRef, 'colors'> | null) =>
  owner?.colors ? [owner.colors.primary, owner.colors.secondary] : [];
