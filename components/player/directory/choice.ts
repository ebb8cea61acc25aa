import type { QueryOf } from '#lib/api/contract/call.ts';
import type { listPlayers, PlayerIndex } from '#lib/api/contract/player-directory.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export const playersAtOnce = 60;

const facets = ['letter', 'club', 'season', 'position'] as const;
type Facet = (typeof facets)[number];

/** What a visitor looks for; an empty text is no wish. */
export type Choice = Readonly<Record<Facet | 'search', string>>;

export type Options = Readonly<Record<Facet, readonly string[]>>;

export const everybody: Choice = { search: '', letter: '', club: '', season: '', position: '' };

export const isDirectoryFiltered = (choice: Choice) => Object.values(choice).some((wish) => wish.trim() !== '');

export const optionsOf = ({ letters, clubs, seasons, positions }: PlayerIndex): Options => ({
  letter: letters,
  club: clubs.map(({ slug }) => slug),
  season: seasons.map(({ slug }) => slug),
  position: positions,
});

/** The choice that an address asks for; what cannot be chosen is left out. */
export function choiceIn(address: URLSearchParams, options: Options): Choice {
  const wishes = facets.map((facet) => {
    const asked = address.get(facet) ?? '';
    return [facet, options[facet].includes(asked) ? asked : ''];
  });
  return { ...everybody, ...Object.fromEntries(wishes), search: address.get('search')?.slice(0, 80) ?? '' };
}

/** The part of the address behind `?` for a choice; other parts of the address stay. */
export function searchFor(choice: Choice, address = ''): string {
  const params = new URLSearchParams(address);
  for (const [key, wish] of Object.entries(choice)) {
    if (wish.trim()) params.set(key, wish);
    else params.delete(key);
  }
  const search = params.toString();
  return search ? `?${search}` : '';
}

export function queryOf(choice: Choice, locale: Locale): QueryOf<typeof listPlayers> {
  const wishes = Object.entries(choice).filter(([, wish]) => wish.trim() !== '');
  return { locale, limit: playersAtOnce, ...Object.fromEntries(wishes) };
}
