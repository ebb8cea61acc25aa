import { tags } from '#lib/api/tags.ts';
import { forgetLanguages } from '#lib/routing/languages-of.ts';

/** Forgets the languages of all hosts where the settings of a site are among what has changed; null is everything. */
export function forgetChangedLanguages(changed: readonly string[] | null): void {
  if (changed === null || changed.some((tag) => tag.startsWith(tags.config('')))) forgetLanguages();
}
