import { randomUUID } from 'node:crypto';

/** A notice of PostgreSQL holds less than 8000 bytes; one that does not fit travels in parts. */
const maxPayloadBytes = 7800;
const head = /^(\d+)\/(\d+) ([\w-]+) /;

/** The text in payloads, each of which may be sent as a notice. No two are ever equal: PostgreSQL would drop the second. */
export function toPayloads(text: string): string[] {
  // Only ASCII, so that no character can be cut in two.
  const ascii = text.replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const id = randomUUID();
  const count = Math.max(1, Math.ceil(ascii.length / maxPayloadBytes));
  return Array.from({ length: count }, (_, index) => {
    return `${index + 1}/${count} ${id} ${ascii.slice(index * maxPayloadBytes, (index + 1) * maxPayloadBytes)}`;
  });
}

/** Puts payloads together again. Parts of one notice come in order; those of several may be mixed. */
export function createAssembler() {
  const unfinished = new Map<string, string[]>();
  /** The whole text once its last part is there; null before. Throws for what is no payload. */
  return (payload: string): string | null => {
    const [start, index, count, id] = head.exec(payload) ?? [];
    if (!start || !id) throw new Error('The notice has no head.');
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
