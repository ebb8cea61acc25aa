import { languageTag } from './language-tag.ts';
import type { Locale } from './locales.ts';

const collators = new Map<Locale, Intl.Collator>();

/** Returns the collator of a language for names; numbers compare by value. */
export function collatorOf(locale: Locale): Intl.Collator {
  const cached = collators.get(locale);
  if (cached) return cached;
  const collator = new Intl.Collator(languageTag(locale), { numeric: true, sensitivity: 'variant' });
  collators.set(locale, collator);
  return collator;
}

/** Returns a sorted copy, ordered by the text that `textOf` returns for each item. */
export function sortByText<Item>(locale: Locale, items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const { compare } = collatorOf(locale);
  return items.toSorted((a, b) => compare(textOf(a), textOf(b)));
}
