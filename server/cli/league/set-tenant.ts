import type { Command } from 'commander';
import { messageKinds } from '#lib/api/contract/account/user.ts';
import { paletteKeys } from '#lib/theme/palette.ts';
import { paletteOf } from '#lib/theme/palette-of.ts';
import { Failure } from '#server/failure.ts';
import { setTenant } from '#server/league/tenant/set-tenant.ts';
import { showTenant } from '#server/league/tenant/show.ts';
import type { TenantChange } from '#server/league/tenant/tenant-change.ts';
import { none, pictureOrNone, readPicture, removalOption, splitPair } from './option-texts.ts';
import { importForTenant } from './session.ts';
import { tenantLines } from './tenant-lines.ts';

type Options = {
  tenant?: string;
  title?: string;
  palette?: string[];
  colors?: string[];
  crest?: string;
  favicon?: string;
  logo?: string;
  cover?: string;
  sponsor?: string[];
  sponsorUrl?: string[];
  removedSponsors?: string[];
  host?: string[];
  removedHosts?: string[];
  canonical?: string;
  https?: boolean;
  languages?: string[];
  timeZone?: string;
  analyticsId?: string;
  minimumAge?: string;
  push?: string[];
};

export function addSetTenant(tenant: Command): void {
  tenant
    .command('set')
    .description('changes how a site looks and where it is found; what is not given stays (docs/branding.md)')
    .option('--title <title>', 'title of the site')
    .option('--palette <color...>', 'two colours, of the bands and of the buttons; the others are made of them')
    .option('--colors <pair...>', `single colours: ${paletteKeys.join(', ')}, such as color1=#14213d`)
    .option('--crest <file>', 'picture of the league or club; all icons are made of it')
    .option('--favicon <file>', 'another picture for the small icons')
    .option('--logo <file>', 'crest and name side by side, or none')
    .option('--cover <file>', 'picture for articles without one, or none')
    .option('--sponsor <pair...>', 'adds or changes sponsors: "Name=logo.svg"')
    .option('--sponsor-url <pair...>', 'their sites: "Name=https://…", or "Name=" for none')
    .addOption(removalOption('--no-sponsor <name...>', 'removedSponsors', 'removes sponsors'))
    .option('--host <host...>', 'adds hosts')
    .addOption(removalOption('--no-host <host...>', 'removedHosts', 'removes hosts'))
    .option('--canonical <host>', "the host of the site's addresses in links, feeds and search engines")
    .option('--https', 'these addresses begin with https://')
    .option('--no-https', 'these addresses begin with http://')
    .option('--languages <code...>', 'the languages of the site, its own among them')
    .option('--time-zone <zone>', 'where the site is, such as Europe/Belgrade')
    .option('--analytics-id <id>', 'Google Analytics, such as G-AB12CD34EF, or none')
    .option('--minimum-age <years>', 'the age that visitors need to log in, such as 16, or none')
    .option('--push <kind...>', `the push messages that visitors can get: all, none, or ${messageKinds.join(', ')}`)
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action(({ tenant, ...options }: Options) =>
      importForTenant(tenant, async (scope) => {
        const change = await toChange(options);
        if (Object.keys(change).length === 0) throw new Failure('Nothing to set: see tenant set --help.');
        if ((await setTenant(scope, change)) === 'unchanged') console.log('Nothing has changed.');
        else console.log(tenantLines(await showTenant(scope)).join('\n'));
      }),
    );
  tenant
    .command('show')
    .description('prints the settings of a site')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action(({ tenant }: { tenant?: string }) =>
      importForTenant(tenant, async (scope) => console.log(tenantLines(await showTenant(scope)).join('\n'))),
    );
}

async function toChange(options: Omit<Options, 'tenant'>): Promise<TenantChange> {
  const { title, crest, favicon, logo, cover, host, removedHosts, removedSponsors, canonical, https } = options;
  const { languages, timeZone, analyticsId, minimumAge, push } = options;
  const colors = toColors(options);
  const sponsors = await toSponsors(options);
  return {
    ...(title !== undefined && { title }),
    ...(colors && { colors }),
    ...(crest && { crest: await readPicture(crest) }),
    ...(favicon && { favicon: await readPicture(favicon) }),
    ...(logo && { logo: await pictureOrNone(logo) }),
    ...(cover && { cover: await pictureOrNone(cover) }),
    ...(sponsors.length > 0 && { sponsors }),
    ...(removedSponsors && { removedSponsors }),
    ...(host && { hosts: host }),
    ...(removedHosts && { removedHosts }),
    ...(canonical && { canonicalHost: canonical }),
    ...(https !== undefined && { isHttps: https }),
    ...(languages && { languages: languages as TenantChange['languages'] }),
    ...(timeZone && { timeZone }),
    ...(minimumAge && { minimumAge: minimumAge === none ? null : Number(minimumAge) }),
    ...(push && { messageKinds: toMessageKinds(push) }),
    ...(analyticsId && { googleAnalyticsId: analyticsId === none ? null : analyticsId }),
  };
}

/** Unknown kinds are refused by the verb. */
function toMessageKinds(words: string[]): TenantChange['messageKinds'] {
  const [only] = words.length === 1 ? words : [];
  if (only === 'all') return null;
  return only === none ? [] : (words as TenantChange['messageKinds']);
}

function toColors({ palette, colors = [] }: Pick<Options, 'palette' | 'colors'>): TenantChange['colors'] {
  if (!palette && colors.length === 0) return undefined;
  const [main, accent, ...more] = palette ?? [];
  const isPair = /^#[0-9a-f]{6}$/i.test(main ?? '') && /^#[0-9a-f]{6}$/i.test(accent ?? '') && more.length === 0;
  if (palette && !isPair) throw new Failure('--palette takes two colours, such as "#14213d" "#f26b21".');
  const single = colors.map((text) => splitPair('--colors', text, '--colors color1=#14213d'));
  const unknown = single.find(([key]) => !paletteKeys.some((known) => known === key));
  if (unknown) throw new Failure(`--colors: there is no "${unknown[0]}". There are ${paletteKeys.join(', ')}.`);
  return { ...(main && accent && paletteOf(main, accent)), ...Object.fromEntries(single) };
}

async function toSponsors({ sponsor = [], sponsorUrl = [] }: Options): Promise<NonNullable<TenantChange['sponsors']>> {
  const logos = new Map(sponsor.map((text) => splitPair('--sponsor', text, '--sponsor "Bank=bank.svg"')));
  const urls = new Map(sponsorUrl.map((text) => splitPair('--sponsor-url', text, '--sponsor-url "Bank=https://…"')));
  const all = [];
  for (const name of new Set([...logos.keys(), ...urls.keys()])) {
    const [file, url] = [logos.get(name), urls.get(name)];
    all.push({
      name,
      ...(file !== undefined && { logo: await readPicture(file) }),
      ...(url !== undefined && { url: url || null }),
    });
  }
  return all;
}
