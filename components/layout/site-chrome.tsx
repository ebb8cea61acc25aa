import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { smallestPicture } from '#lib/api/contract/picture-sizes.ts';
import type { WebsiteConfig } from '#lib/api/contract/website.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { paths } from '#lib/paths.ts';
import { videoPlayers } from '#lib/video-players.ts';
import { AccountButton } from './account/account-button.tsx';
import { BuildWatch } from './build-watch.tsx';
import { asksForConsent, SiteConsent } from './consent/site-consent.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { LivePage } from './live/live-page.tsx';
import { OutdatedPages } from './outdated-pages.tsx';
import { PageStart } from './page-start.tsx';
import { SchemeToggle } from './scheme-toggle.tsx';
import { ScoreStrip } from './scores/score-strip.tsx';
import { SearchButton } from './search/search-button.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { Splash } from './splash.tsx';
import { Toasts } from './toasts.tsx';

/** The header and footer around every page of the default layout. */
export async function SiteChrome({ config, children }: { config: WebsiteConfig; children: ReactNode }) {
  const [t, tLayout, locale] = await Promise.all([
    getTranslations('navigation'),
    getTranslations('layout'),
    pageLocale(),
  ]);
  const { title, locales } = config.config.website;
  const leagueLinks = config.navigationLeagues.map(({ season, slug, name }) => ({
    href: paths.league(season, slug),
    label: name,
  }));
  const seasons = { href: paths.seasons(), label: t('seasons') };
  const schedule = { href: paths.schedule(), label: t('schedule') };
  const search = { href: paths.search(), label: t('search') };
  const players = { href: paths.players(), label: t('players') };
  const clubs = { href: paths.clubs(), label: t('clubs') };
  const history = { href: paths.history(), label: t('history') };
  const register = { href: paths.register(), label: t('register') };
  const news = { href: paths.news(), label: t('news') };
  const documents = { href: paths.documents(), label: t('documents') };
  const about = { href: paths.about(), label: t('about') };
  const { has } = config;
  // Half of the bytes of the icon itself, which is the first picture of every page.
  const logo = smallestPicture(config.crest.androidChromeSm);
  const languages = locales.map((each) => ({ locale: each, name: languageName(each) }));
  const actions = (
    <>
      <SearchButton />
      <AccountButton label={tLayout('account')} href={paths.login()} />
      <LanguageSwitcher label={tLayout('language')} current={locale} languages={languages} />
      <span className="max-sm:hidden">
        <SchemeToggle />
      </span>
    </>
  );
  return (
    <>
      <Splash logo={logo} />
      <SkipLink />
      <LivePage />
      <OutdatedPages />
      <SiteHeader
        title={title}
        crest={logo}
        homeHref={paths.home()}
        items={[...leagueLinks.slice(0, 4), schedule, ...(has.news ? [news] : []), clubs, players, seasons, history]}
        menuItems={[...(has.documents ? [documents] : []), about, register]}
        actions={actions}
        menuActions={
          <span className="sm:hidden">
            <SchemeToggle />
          </span>
        }
      />
      {has.games && <ScoreStrip schedule={schedule} />}
      {children}
      <SiteFooter
        title={title}
        sponsors={config.sponsors}
        social={config.social}
        consentLabel={asksForConsent(config) ? tLayout('consent.change') : null}
        groups={[
          { title: t('competitions'), links: leagueLinks },
          {
            title: title,
            links: [
              { href: paths.home(), label: t('home') },
              schedule,
              search,
              clubs,
              players,
              seasons,
              history,
              register,
            ],
          },
          {
            title: t('information'),
            links: [...(has.news ? [news] : []), ...(has.documents ? [documents] : []), about],
          },
        ].filter(({ links }) => links.length > 0)}
      />
      <Toasts label={tLayout('notifications')} />
      <BuildWatch />
      <PageStart />
      {has.videos && <meta name="video-players" content={Object.values(videoPlayers).join(' ')} />}
      {config.googleAnalyticsId && <meta name="google-analytics" content={config.googleAnalyticsId} />}
      {asksForConsent(config) && <SiteConsent config={config} />}
    </>
  );
}
