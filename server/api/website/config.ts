import { getAbout } from '#lib/api/contract/about.ts';
import { getCurrentSeasonLeagues, getWebsiteConfig, type WebsiteConfig } from '#lib/api/contract/website.ts';
import type { Api } from '#server/api/api.ts';
import { mount } from '#server/api/mount.ts';
import * as about from '#server/league/website/about.ts';
import * as website from '#server/league/website/config.ts';
import * as current from '#server/league/website/current-season-leagues.ts';
import { publicAddress } from '#server/realtime/settings.ts';

export function mountConfig(api: Api): void {
  mount(api, getWebsiteConfig, async (scope) =>
    withAddress(
      await website.getWebsiteConfig(scope, {
        realtime: publicAddress(api.realtime),
        errorReports: api.errorReports && { dsn: api.errorReports.dsn },
      }),
      api.secureAddress,
    ),
  );
  mount(api, getCurrentSeasonLeagues, (scope) => current.getCurrentSeasonLeagues(scope));
  mount(api, getAbout, (scope) => about.getAbout(scope));
}

function withAddress(answer: WebsiteConfig, secure: Api['secureAddress']): WebsiteConfig {
  const domainUrl = secure(answer.settings.domainUrl);
  return {
    ...answer,
    config: { ...answer.config, website: { ...answer.config.website, domainUrl } },
    settings: { ...answer.settings, domainUrl },
  };
}
