import { graphicNames, graphics } from '#lib/api/contract/graphics.ts';
import type { LiveGame } from '#lib/api/contract/live.ts';
import { paths } from '#lib/paths.ts';
import { venueScreens } from '#lib/screens.ts';
import type { DemoSite } from '#tests/setup/demo-site.ts';

/** All screens of a game and its venue by the name of their screenshots; each stream graphic is a separate source. */
export function screensOf({ roundGame: of, playoffGame }: DemoSite, { sheet }: LiveGame): Record<string, string> {
  const venue = of.venue?.slug ?? '';
  const broadcast = paths.gameScreen(of.address, 'broadcast');
  const about: Record<string, Record<string, string>> = {
    game: {},
    side: { side: 'home' },
    player: { side: 'home', person: sheet.home[0]?.id ?? '' },
  };
  const ofGraphic = (show: keyof typeof graphics) =>
    `${show === 'bracket' ? paths.gameScreen(playoffGame.address, 'broadcast') : broadcast}?${new URLSearchParams({ show, ...about[graphics[show].of] })}`;
  return {
    ...Object.fromEntries(venueScreens.map(({ slug }) => [slug, paths.venueScreen(venue, slug)])),
    'scoreboard-without-players': `${paths.venueScreen(venue, 'scoreboard-game')}?players=off`,
    broadcast,
    ...Object.fromEntries(graphicNames.map((name) => [`graphic-${name}`, ofGraphic(name)])),
    'tv-stats': paths.gameScreen(of.address, 'tv-stats'),
  };
}
