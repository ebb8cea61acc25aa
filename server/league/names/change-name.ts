import { foldName } from '#lib/i18n/fold-name.ts';
import type { LocalizedText } from '#server/db/schema/columns.ts';
import { takenSlugs, withFormerSlug } from './former-slugs.ts';
import { slugOf, takeSlug } from './slug.ts';

type Named = { slug: string; name: string; names: LocalizedText; externalIds: string[] };
type Answering = { searchName: string; aliases: string[] };

/** One change of a name, for the report of an import. */
export type Rename = { noun: 'team' | 'club' | 'venue' | 'person'; id: string; from: string; to: string };

export const renameLine = ({ noun, from, to }: Rename): string => `${noun} renamed: ${from} → ${to}`;

/** Whether a source names something anew: another name, or the same one spelled with more of its diacritics. */
export function isNewName(known: string, given: string): boolean {
  if (foldName(known) !== foldName(given)) return true;
  const marks = (text: string) => text.replace(/[\x20-\x7e]/g, '').length;
  return given !== given.toUpperCase() && marks(given) > marks(known);
}

/** Returns the columns of a row under a new name: its address follows, the former one still leads to it. */
export function changeName<Row extends Named>(row: Row, name: string, others: readonly Row[]) {
  const slug =
    slugOf(name) === slugOf(row.name) ? row.slug : takeSlug(name, takenSlugs(others.filter((one) => one !== row)));
  const names = Object.fromEntries(
    Object.entries(row.names).filter(([, text]) => foldName(text ?? '') !== foldName(row.name)),
  );
  return { name, names, slug, externalIds: withFormerSlug(row.externalIds, row.slug, slug) };
}

/** Returns how a row answers to its new name and, as an alias, to the former one. */
export function answersAfter({ name, aliases }: { name: string } & Answering, to: string): Answering {
  const kept = [...aliases, name].filter((alias) => foldName(alias) !== foldName(to));
  return { searchName: foldName(to), aliases: [...new Set(kept)] };
}
