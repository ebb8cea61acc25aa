import { create } from 'zustand';
import { callApi } from '#lib/api/client.ts';
import {
  type CurrentSeasonLeagues,
  getCurrentSeasonLeagues,
  getWebsiteConfig,
  type WebsiteConfig,
} from '#lib/api/contract/website.ts';
import type { Locale } from '#lib/i18n/locales.ts';

type Config = CurrentSeasonLeagues & {
  /** Null until it is loaded. */
  config: WebsiteConfig | null;
  playerPositions: WebsiteConfig['playerPositions'];
  /** Loads settings and leagues of the site, once for a language; rejects with an `ApiFailure`, and tries again on the next call. */
  load: (locale: Locale) => Promise<void>;
};

/** The settings and the current season of the site (specification §3), for what only the browser draws. */
export const useConfig = create<Config>((set) => {
  const loading = new Map<Locale, Promise<void>>();
  const fetchAll = async (locale: Locale) => {
    const input = { params: {}, query: { locale } };
    const [config, leagues] = await Promise.all([
      callApi(getWebsiteConfig, input),
      callApi(getCurrentSeasonLeagues, input),
    ]);
    set({ config, playerPositions: config.playerPositions, ...leagues });
  };
  return {
    config: null,
    currentSeasonLeagues: [],
    landingPageLeagues: [],
    currentSeasonTournaments: [],
    scheduledGamesCount: 0,
    playerPositions: [],
    load: (locale) => {
      const known = loading.get(locale) ?? fetchAll(locale);
      loading.set(locale, known);
      known.catch(() => loading.delete(locale));
      return known;
    },
  };
});
