import { getAbout } from '#lib/api/contract/about.ts';
import { getCurrentSeasonLeagues, getWebsiteConfig } from '#lib/api/contract/website.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import * as about from '#server/league/website/about.ts';
import * as website from '#server/league/website/config.ts';
import * as current from '#server/league/website/current-season-leagues.ts';
import { publicAddress } from '#server/realtime/settings.ts';

export function mountConfig(api: Api): void {
  mount(api, getWebsiteConfig, (scope) => website.getWebsiteConfig(scope, publicAddress(api.realtime)));
  mount(api, getCurrentSeasonLeagues, (scope) => current.getCurrentSeasonLeagues(scope));
  mount(api, getAbout, (scope) => about.getAbout(scope));
}
