import type { createTranslator, Messages, NamespaceKeys, NestedKeyOf } from 'next-intl';

/** The translator of a namespace, for plain functions that are handed one. */
export type Translate<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof createTranslator<Messages, Namespace>
>;
