import { formatPointsColumn, formatTotal } from '#lib/i18n/format/fantasy-units.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { loadTexts } from '#lib/i18n/load-texts.ts';
import { getSquad } from '#server/league/fantasy/squad/get.ts';
import { getLeague } from '#server/league/league/get.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { drawSquad } from '#server/share/draw-squad.ts';
import { siteOf } from './site-of.ts';

/** Draws a fantasy squad with the five of its latest round whose deadline has passed. */
export async function squadPicture(
  scope: ReadScope,
  slugs: { season: string; league: string },
  squad: number,
): Promise<Buffer> {
  const [site, league, page, texts] = await Promise.all([
    siteOf(scope),
    getLeague(scope, slugs),
    getSquad(scope, slugs, { squad, round: undefined }),
    loadTexts(scope.locale, ['fantasy-pages']),
  ]);
  const t = texts['fantasy-pages'];
  const starters = page.shown?.picks.filter(({ slot }) => slot === 'starter') ?? [];
  const pointsOf = formatPointsColumn(
    scope.locale,
    starters.map(({ points }) => points),
  );
  const facts = [
    `${t('squad.points')}: ${formatTotal(scope.locale, page.points)}`,
    ...(page.rank === null ? [] : [t('squad.rankOf', { rank: formatInteger(scope.locale, page.rank) })]),
  ];
  return drawSquad(site, {
    name: page.squad.name,
    kicker: t('inLeague', { league: league.name, season: league.seasonName }),
    facts: facts.join(' · '),
    five: starters.flatMap(({ entrant, points }) =>
      entrant.player ? [{ name: entrant.player.name, points: pointsOf(points) }] : [],
    ),
  });
}
