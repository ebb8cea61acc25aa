import { getTranslations } from 'next-intl/server';
import type { Game } from '#lib/api/contract/game.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { paths } from '#lib/paths.ts';
import { breadcrumbList } from '#lib/seo/breadcrumbs.ts';
import { JsonLd } from '#lib/seo/json-ld.tsx';
import { sportsEvent } from '#lib/seo/sports-event.ts';

/** Structured data of a game for search engines: the event and its breadcrumbs. */
export async function GameData({ game }: { game: Game }) {
  const [config, locale, t] = await Promise.all([readConfig(), pageLocale(), getTranslations('entity')]);
  if (!config) return null;
  const { domainUrl } = config.config.website;
  const { home, away, league, address } = game;
  const name = [home, away].map((team) => team?.name ?? t('teamOpen')).join(' – ');
  const crumbs = [
    { name: league.seasonName, path: paths.season(league.season) },
    { name: league.name, path: paths.league(league.season, league.slug) },
    { name, path: paths.game(address) },
  ];
  return (
    <>
      <JsonLd data={sportsEvent(domainUrl, locale, name, game)} />
      <JsonLd data={breadcrumbList(domainUrl, locale, crumbs)} />
    </>
  );
}
