import { asc, eq } from 'drizzle-orm';
import { type WebsiteConfig, websiteSettings } from '#lib/api/contract/website.ts';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { sponsors } from '#server/db/schema/publications.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { tenants } from '#server/db/schema/tenants.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { aboutSettings } from '#server/league/tenant/about/settings.ts';
import { getParts } from './parts.ts';
import { playerPositions } from './player-positions.ts';

const storedSettings = websiteSettings.omit({ sponsors: true });

/** Returns the configuration of a tenant's site. Specification §3, config state. Throws `not-found`. */
export async function getWebsiteConfig(
  scope: ReadScope,
  { realtime, errorReports }: Pick<WebsiteConfig, 'realtime' | 'errorReports'>,
): Promise<WebsiteConfig> {
  const { db } = scope;
  dependsOn(scope, tags.config(scope.tenantId), tags.seasons(scope.tenantId));
  const [[tenant], sponsorRows, [season], navigation, has] = await Promise.all([
    db.select().from(tenants).where(eq(tenants.id, scope.tenantId)),
    db
      .select({ name: sponsors.name, logo: sponsors.logo, url: sponsors.url })
      .from(sponsors)
      .where(ofTenant(scope, sponsors))
      .orderBy(asc(sponsors.order), asc(sponsors.name), asc(sponsors.id)),
    db
      .select()
      .from(seasons)
      .where(ofTenant(scope, seasons, eq(seasons.isCurrent, true))),
    db
      .select({ league: leagues, season: seasons })
      .from(leagues)
      .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
      .where(ofTenant(scope, leagues, eq(seasons.isCurrent, true), eq(leagues.isOnLandingPage, true)))
      .orderBy(asc(leagues.order), asc(leagues.name), asc(leagues.id)),
    getParts(scope),
  ]);
  if (!tenant) throw notFound('tenant', scope.tenantId);
  const website = { ...storedSettings.parse(tenant.settings), sponsors: sponsorRows };
  const positions = playerPositions(scope.locale);
  return {
    id: tenant.id,
    domain: scope.host,
    config: { website, player_positions: positions },
    settings: { title: website.title, domainUrl: website.domainUrl, colors: website.colors, crest: website.crest },
    logo: website.logo,
    crest: website.crest,
    broadcast: website.broadcast,
    defaultNewsCoverImage: website.defaultNewsCoverImage,
    googleAnalyticsId: website.googleAnalyticsId,
    sponsors: website.sponsors,
    social: aboutSettings.parse(tenant.settings).social,
    currentSeason: season
      ? { id: season.id, slug: season.slug, name: localisedName(scope, season.name, season.names) }
      : null,
    navigationLeagues: navigation.map(({ league, season }) => toLeagueRef(scope, league, season)),
    playerPositions: positions,
    realtime,
    errorReports,
    has,
  };
}
