import type { createTranslator, Messages, NamespaceKeys, NestedKeyOf } from 'next-intl';

/** Translator of a namespace, for plain functions that receive one. */
export type Translate<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>> = ReturnType<
  typeof createTranslator<Messages, Namespace>
>;
