import type { Locale } from '#lib/api/contract/locales.ts';
import { type Messages, namespaces } from './english.ts';

/** All texts of a language, by namespace: the name of the file they stand in. Here, since the bundler follows such paths only inside a folder. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const files = await Promise.all(
    namespaces.map(async (namespace) => {
      const file: { default: unknown } = await import(`./${locale}/${namespace}.json`);
      return [namespace, file.default];
    }),
  );
  return Object.fromEntries(files);
}
