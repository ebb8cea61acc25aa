import { visibilityLevels } from '#lib/api/contract/people/visibility-levels.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { sortNamesOf } from '#server/league/names/sort-names.ts';
import { mergedId } from '#server/league/person/person-slugs.ts';
import { isProvisional } from '#server/league/person/provisional/provisional-id.ts';
import type { PersonRow } from './named.ts';

const facts = ['birthDate', 'heightCm', 'weightKg', 'nationality', 'position', 'portrait'] as const;
type Fact = (typeof facts)[number];

export type Difference = { fact: Fact | 'name'; kept: string; dropped: string };

/** Lists the facts on which two records differ; a missing fact is no difference. */
export function differencesOf(keep: PersonRow, duplicate: PersonRow): Difference[] {
  const [name, other] = [keep, duplicate].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  const pairs: { fact: Fact | 'name'; kept: unknown; dropped: unknown }[] = [
    { fact: 'name', kept: name, dropped: other },
    ...facts.map((fact) => ({ fact, kept: keep[fact], dropped: duplicate[fact] })),
  ];
  return pairs.flatMap(({ fact, kept, dropped }) =>
    kept === null || dropped === null || kept === dropped
      ? []
      : [{ fact, kept: String(kept), dropped: String(dropped) }],
  );
}

/** Of two own choices of visibility the stricter one holds. */
const stricterOf = (keep: PersonRow, duplicate: PersonRow) =>
  visibilityLevels.findLast((level) => level === keep.visibility || level === duplicate.visibility) ?? null;

/** Joins two records: facts and names of `keep` take precedence, external ids of both are kept, and the stricter visibility. */
export function joinFacts(keep: PersonRow, duplicate: PersonRow, fallbackLocale: Locale) {
  const names = { ...duplicate.names, ...keep.names };
  return {
    ...Object.fromEntries(facts.map((fact) => [fact, keep[fact] ?? duplicate[fact]])),
    names,
    // Nobody has chosen that a player of whom only a number was known is hidden.
    visibility: isProvisional(duplicate) ? keep.visibility : stricterOf(keep, duplicate),
    sortNames: sortNamesOf({ ...keep, names }, fallbackLocale),
    externalIds: [...new Set([...keep.externalIds, ...duplicate.externalIds, mergedId(duplicate.slug)])],
  };
}
