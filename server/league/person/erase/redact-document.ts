import { foldName } from '#lib/i18n/fold-name.ts';
import { redactText } from './spellings.ts';

export type Erased = {
  /** The former id and the one that takes its place. */
  id: string;
  pseudonymId: string;
  pseudonym: string;
  spellings: readonly string[];
  externalIds: readonly string[];
  /** The photos that show the person. */
  photoIds: readonly string[];
};

/**
 * Removes a person from a stored document: from texts, and from objects that name the person in parts (`firstName`,
 * `lastName`) or by an id of a source, with all that they say of birth and names.
 */
export function redactDocument(value: unknown, erased: Erased): unknown {
  if (typeof value === 'string') return redactText(value, erased.spellings, erased.pseudonym);
  if (Array.isArray(value)) return value.map((one) => redactDocument(one, erased));
  if (value === null || typeof value !== 'object') return value;
  if (isThePerson(value, erased)) return pseudonymous(value, erased);
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, redactDocument(own, erased)]));
}

function isThePerson(value: object, { spellings, externalIds }: Erased): boolean {
  const { firstName, lastName, externalId } = value as Partial<Record<string, unknown>>;
  if (typeof externalId === 'string' && externalIds.includes(externalId)) return true;
  if (typeof firstName !== 'string' || typeof lastName !== 'string') return false;
  return spellings.some((one) => foldName(one) === foldName(`${firstName} ${lastName}`));
}

const blanks: Record<string, unknown> = { firstName: '', names: {}, externalId: null, birthDate: null };

function pseudonymous(value: object, { pseudonym }: Erased): object {
  const own = Object.entries(value).map(([key, kept]) => [key, key in blanks ? blanks[key] : kept]);
  return { ...Object.fromEntries(own), lastName: pseudonym };
}
