import type { Locale } from '#lib/i18n/locales.ts';
import { isPageOfAnotherLanguage, type PageKind, pageKindOf, pageKinds } from './page-kind.ts';

/** Pages of one kind that are looked at when the first of them does not lead to all the others. */
const examples = 5;

/**
 * Kinds of pages to which no link leads: their address is sent to those it is meant for, they are of the staff or of visitors with an account, they are
 * opened on a screen of a venue, or their tab is open only where the league has something for it.
 */
export const unlinked: readonly PageKind[] = [
  '/applications/{uuid}/team',
  '/previews/{uuid}',
  '/officials/{uuid}',
  ...pageKinds.filter((kind) =>
    /^\/(desk|office|profile|venues\/{venue})(\/| |$)|^\/auth\/(confirm|reset)$|\/(broadcast|tv-stats)$| fantasy$|\/games\/\{\w+\} (game-video|photos)$/.test(
      kind,
    ),
  ),
];

/** What a crawl of the site in one language has found and what it looks at next: a kind of page it has not seen first. */
export class Frontier {
  readonly #locale: Locale;
  readonly #found = new Map<PageKind, Set<string>>();
  readonly #seen = new Map<PageKind, Set<string>>();
  readonly #others = new Set<string>();

  constructor(locale: Locale) {
    this.#locale = locale;
    this.add([`/${locale}`]);
  }

  add(paths: readonly string[]): void {
    for (const path of paths) {
      const kind = pageKindOf(path, this.#locale);
      if (kind) setOf(this.#found, kind).add(path);
      else if (!isPageOfAnotherLanguage(path, this.#locale)) this.#others.add(path);
    }
  }

  /** The next page to look at, or null when every kind was seen or nothing new can be found. */
  next(): string | null {
    const unseen = [...this.#found.keys()].find((kind) => !this.#seen.has(kind));
    const kind = unseen ?? (this.missing().length > 0 ? this.#kindWithMore() : undefined);
    if (!kind) return null;
    const seen = setOf(this.#seen, kind);
    const path = [...setOf(this.#found, kind)].find((candidate) => !seen.has(candidate));
    if (path) seen.add(path);
    return path ?? null;
  }

  /** Kinds of pages that no link has led to yet. */
  missing(): PageKind[] {
    return pageKinds.filter((kind) => !this.#seen.has(kind) && !unlinked.includes(kind));
  }

  /** Every address found that is not a page, and of each kind of page as many that were not looked at. */
  unvisited(ofEachKind: number): string[] {
    const pages = [...this.#found].flatMap(([kind, paths]) =>
      [...paths].filter((path) => !this.#seen.get(kind)?.has(path)).slice(0, ofEachKind),
    );
    return [...this.#others, ...pages];
  }

  #kindWithMore(): PageKind | undefined {
    const countOf = (kind: PageKind) => this.#seen.get(kind)?.size ?? 0;
    return [...this.#found]
      .filter(([kind, paths]) => countOf(kind) < Math.min(examples, paths.size))
      .map(([kind]) => kind)
      .sort((one, other) => countOf(one) - countOf(other))[0];
  }
}

function setOf(sets: Map<PageKind, Set<string>>, kind: PageKind): Set<string> {
  const set = sets.get(kind) ?? new Set();
  sets.set(kind, set);
  return set;
}
