import type { Facet } from '#components/ui/sortable-types.ts';
import type { Document } from '#lib/api/contract/document.ts';
import { languageName } from '#lib/i18n/language-name.ts';
import type { Translate } from '#lib/i18n/translate.ts';

type Options = Facet['options'];

/** Returns the filters of a document list. A filter needs at least two options. */
export function documentFacets(documents: readonly Document[], t: Translate<'documents'>): Facet[] {
  const seasons: Options = documents.flatMap(({ season }) =>
    season ? [{ value: season.slug, label: season.name }] : [],
  );
  const languages: Options = documents.flatMap(({ language }) =>
    language ? [{ value: language, label: languageName(language) }] : [],
  );
  const facets = [
    {
      key: 'season',
      label: t('season'),
      allLabel: t('allSeasons'),
      options: uniqueOptions(seasons).toSorted((one, other) => other.value.localeCompare(one.value)),
    },
    { key: 'language', label: t('language'), allLabel: t('allLanguages'), options: uniqueOptions(languages) },
  ];
  return facets.filter(({ options }) => options.length > 1);
}

const uniqueOptions = (options: Options): Options => [
  ...new Map(options.map((option) => [option.value, option])).values(),
];
