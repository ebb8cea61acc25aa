import { isLocale, type Locale } from '#lib/i18n/locales.ts';
import { createRandom } from '#server/demo/simulate/random.ts';
import { slugOf } from '#server/league/names/slug.ts';
import { drawClubCrest } from './art/crest.ts';
import { contentOf, drawLeagueCrest, drawLogo, meridianBall } from './art/league-crest.ts';
import { drawScene } from './art/scenes.ts';
import type { ClubSheet } from './clubs.ts';
import tenantsData from './content/tenants.json' with { type: 'json' };
import { leaguePalette, scenePalette } from './scene-palette.ts';
import type { WorldTenant } from './tenant-types.ts';

function localeOf(value: string): Locale {
  if (!isLocale(value)) throw new Error(`tenants.json: ${value} is no language of the interface.`);
  return value;
}

type Sheet = (typeof tenantsData)['league' | 'club'];
type Own = Pick<WorldTenant, 'club' | 'crest' | 'logo' | 'defaultNewsCover'>;

function fromSheet(
  { slug, name, title, host, locales, fallbackLocale, timeZone, colors, about, contact, social, people }: Sheet,
  own: Own,
): WorldTenant {
  return {
    slug,
    name,
    title,
    hosts: [host],
    locales: locales.map(localeOf),
    fallbackLocale: localeOf(fallbackLocale),
    timeZone,
    colors,
    about,
    contact,
    social,
    people,
    ...own,
  };
}

/** The league's own site. */
export function leagueTenant(): WorldTenant {
  const colors = { ground: '#10243e', ball: '#ff6b2c', line: '#ffd9a0' };
  return fromSheet(tenantsData.league, {
    club: null,
    crest: drawLeagueCrest(colors),
    logo: drawLogo(meridianBall(colors), ['MERIDIAN', 'BASKETBALL LEAGUE'], colors.ground, '#ffffff', colors.ball),
    defaultNewsCover: drawScene('ball', createRandom('cover/league'), { palette: scenePalette(leaguePalette) }),
  });
}

/** A club's site. */
export function clubTenant(club: ClubSheet): WorldTenant {
  const crest = drawClubCrest(club);
  return fromSheet(tenantsData.club, {
    club: slugOf(club.name),
    crest,
    logo: drawLogo(contentOf(crest), ['ZMAJEVI', 'KK NIS 1955'], '#0f3d22', '#ffffff', club.secondary),
    defaultNewsCover: drawScene('hall', createRandom('cover/club'), {
      palette: scenePalette({ primary: club.primary, secondary: club.secondary }),
    }),
  });
}
