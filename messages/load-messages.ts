import type { Locale } from '#lib/api/contract/locales.ts';
import { type Messages, namespaces } from './english.ts';

const loaded = new Map<Locale, Promise<Messages>>();

/** All texts of a language, by namespace: the name of the file they stand in. Here, since the bundler follows such paths only inside a folder. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const messages = importMessages(locale);
  // In development they are edited meanwhile.
  if (process.env.NODE_ENV === 'production') loaded.set(locale, messages);
  return messages;
}

async function importMessages(locale: Locale): Promise<Messages> {
  const files = await Promise.all(
    namespaces.map(async (namespace) => {
      const file: { default: unknown } = await import(`./${locale}/${namespace}.json`);
      return [namespace, file.default];
    }),
  );
  return Object.fromEntries(files);
}
