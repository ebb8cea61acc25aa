import { type Messages, namespaces } from './english.ts';
import type { Locale } from './locales.ts';

/** All texts of a language, by namespace: the name of the file they stand in. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const files = await Promise.all(
    namespaces.map(async (namespace) => {
      const file: { default: unknown } = await import(`#messages/${locale}/${namespace}.json`);
      return [namespace, file.default];
    }),
  );
  return Object.fromEntries(files);
}
