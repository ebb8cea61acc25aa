import type { BodyOf } from '#lib/api/contract/command.ts';
import type { setUp } from '#lib/api/contract/setup.ts';
import type { WebsiteColors } from '#lib/api/contract/website.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { isEmail } from '#lib/is-address.ts';
import { linesOf } from '#lib/office/lines-of.ts';
import { paletteOf } from '#lib/theme/palette-of.ts';

/** What is filled in at the first start. */
export type SetupDraft = {
  name: string;
  email: string;
  title: string;
  host: string;
  locales: readonly Locale[];
  /** The language of the site itself, one of them. */
  ownLocale: Locale;
  timeZone: string;
  colors: WebsiteColors;
  hasLeague: boolean;
  season: string;
  league: string;
  rulesProfile: string;
  teams: string;
};

/** July begins a season. */
const firstMonth = 6;

export function firstDraft(host: string, locale: Locale, timeZone: string, now: Date): SetupDraft {
  const year = now.getFullYear() - (now.getMonth() < firstMonth ? 1 : 0);
  return {
    name: '',
    email: '',
    title: '',
    host,
    locales: [locale],
    ownLocale: locale,
    timeZone,
    colors: paletteOf('#14213d', '#f26b21'),
    hasLeague: true,
    season: `${year}/${String((year + 1) % 100).padStart(2, '0')}`,
    league: '',
    rulesProfile: 'fiba-2024',
    teams: '',
  };
}

/** Adds or removes a language; the last one stays, and the site's own is one of them. */
export function toggleLocale(draft: SetupDraft, locale: Locale): SetupDraft {
  const wanted = (one: Locale) => (one === locale ? !draft.locales.includes(one) : draft.locales.includes(one));
  const next = locales.filter(wanted);
  const [first] = next;
  if (!first) return draft;
  return { ...draft, locales: next, ownLocale: next.includes(draft.ownLocale) ? draft.ownLocale : first };
}

/** The places of the contract at which something is missing or wrong. */
export function faultsOf(draft: SetupDraft): string[] {
  const { name, email, title, host, colors, hasLeague, season, league } = draft;
  const faults: Record<string, boolean> = {
    'admin.name': name.trim() === '',
    'admin.email': !isEmail(email),
    'site.title': title.trim() === '',
    'site.host': !/^(?!-)[a-z0-9.-]+(?<!-)$/i.test(host.trim()),
    'site.colors': !Object.values(colors).every((color) => /^#[0-9a-f]{6}$/i.test(color)),
    'league.season': hasLeague && season.trim() === '',
    'league.name': hasLeague && league.trim() === '',
  };
  return Object.keys(faults).filter((path) => faults[path]);
}

export function bodyOf(draft: SetupDraft, code: string): BodyOf<typeof setUp> {
  const { name, email, title, host, ownLocale, timeZone, colors, hasLeague, season, league, rulesProfile, teams } =
    draft;
  return {
    code,
    admin: { name, email: email.trim() },
    site: {
      title,
      host: host.trim(),
      locales: [ownLocale, ...draft.locales.filter((one) => one !== ownLocale)],
      timeZone,
      colors,
    },
    ...(hasLeague && { league: { season, name: league, rulesProfile, teams: linesOf(teams) } }),
  };
}
