import { languageTag } from './language-tag.ts';
import type { Locale } from './locales.ts';

const collators = new Map<Locale, Intl.Collator>();

/** Compares names the way the language sorts them, numbers inside by their value. */
export function collatorOf(locale: Locale): Intl.Collator {
  const known = collators.get(locale);
  if (known) return known;
  const collator = new Intl.Collator(languageTag(locale), { numeric: true, sensitivity: 'variant' });
  collators.set(locale, collator);
  return collator;
}

/** A sorted copy, by the text that `textOf` takes from each item. */
export function sortByText<Item>(locale: Locale, items: readonly Item[], textOf: (item: Item) => string): Item[] {
  const { compare } = collatorOf(locale);
  return items.toSorted((a, b) => compare(textOf(a), textOf(b)));
}
