import { randomUUID } from 'node:crypto';

/** A NOTIFY payload of PostgreSQL is shorter than 8000 bytes; a longer notice is sent in parts. */
const maxPayloadBytes = 7800;
const header = /^(\d+)\/(\d+) ([\w-]+) /;

/** Splits a text into NOTIFY payloads. No two are equal, since PostgreSQL drops duplicates within a transaction. */
export function toPayloads(text: string): string[] {
  // ASCII only, so that no character is split.
  const ascii = text.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const id = randomUUID();
  const count = Math.max(1, Math.ceil(ascii.length / maxPayloadBytes));
  return Array.from({ length: count }, (_, index) => {
    return `${index + 1}/${count} ${id} ${ascii.slice(index * maxPayloadBytes, (index + 1) * maxPayloadBytes)}`;
  });
}

/** Returns a function that joins payloads. Parts of one notice arrive in order; those of several may be interleaved. */
export function createAssembler() {
  const unfinished = new Map<string, string[]>();
  /** Returns the text with its last part, null before. Throws for an invalid payload. */
  return (payload: string): string | null => {
    const [start, index, count, id] = header.exec(payload) ?? [];
    if (!start || !id) throw new Error('The notice has no header.');
    const text = payload.slice(start.length);
    if (count === '1') return text;
    const parts = [...(unfinished.get(id) ?? []), text];
    if (parts.length !== Number(index)) throw new Error('A part of a notice is missing.');
    if (index !== count) {
      unfinished.set(id, parts);
      return null;
    }
    unfinished.delete(id);
    return parts.join('');
  };
}
