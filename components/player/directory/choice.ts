import type { QueryOf } from '#lib/api/contract/call.ts';
import type { listPlayers, PlayerIndex } from '#lib/api/contract/player-directory.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** What fits on a few screens of a phone. */
export const playersPageSize = 48;

const maxPages = 50;

const facets = ['letter', 'club', 'season', 'position'] as const;
type Facet = (typeof facets)[number];

/** A visitor's filters; an empty text means no filter. */
export type Choice = Readonly<Record<Facet | 'search', string>>;

export type Options = Readonly<Record<Facet, readonly string[]>>;

export const emptyDirectoryChoice: Choice = { search: '', letter: '', club: '', season: '', position: '' };

export const isDirectoryFiltered = (choice: Choice) => Object.values(choice).some((value) => value.trim() !== '');

export const optionsOf = ({ letters, clubs, seasons, positions }: PlayerIndex): Options => ({
  letter: letters,
  club: clubs.map(({ slug }) => slug),
  season: seasons.map(({ slug }) => slug),
  position: positions,
});

/** Returns the filters in the query of a URL; ignores values that are no option. */
export function readDirectoryChoice(params: URLSearchParams, options: Options): Choice {
  const values = facets.map((facet) => {
    const value = params.get(facet) ?? '';
    return [facet, options[facet].includes(value) ? value : ''];
  });
  return { ...emptyDirectoryChoice, ...Object.fromEntries(values), search: params.get('search')?.slice(0, 80) ?? '' };
}

/** Returns how many pages of the list the address asks for. */
export function readPages(text: string | undefined): number {
  return /^\d{1,2}$/.test(text ?? '') ? Math.min(Math.max(Number(text), 1), maxPages) : 1;
}

/** Returns the query string of a choice with its `?`; keeps other parameters of `address`. */
export function writeDirectoryChoice(choice: Choice, address = ''): string {
  const params = new URLSearchParams(address);
  for (const [key, value] of Object.entries(choice)) {
    if (value.trim()) params.set(key, value);
    else params.delete(key);
  }
  const search = params.toString();
  return search ? `?${search}` : '';
}

export function queryOf(choice: Choice, locale: Locale): QueryOf<typeof listPlayers> {
  const values = Object.entries(choice).filter(([, value]) => value.trim() !== '');
  return { locale, limit: playersPageSize, ...Object.fromEntries(values) };
}
