import { type Dsn, parseDsn } from '#lib/monitoring/dsn.ts';
import { badRequest } from '#server/errors.ts';

/** What pages send; no attachments, profiles or feedback. */
const kinds = new Set(['event', 'transaction', 'span', 'replay_event', 'replay_recording', 'client_report']);
const maxItems = 20;
const lineEnd = 0x0a;

/** Throws `bad-request` unless an envelope is one of a page of this installation: to its DSN, of known kinds. */
export function assertReport(envelope: Uint8Array, { host, project, publicKey }: Dsn): void {
  const named = parseLine(envelope, 0);
  const dsn = typeof named.value.dsn === 'string' ? parseDsn(named.value.dsn) : null;
  const isOurs = dsn?.host === host && dsn.project === project && dsn.publicKey === publicKey;
  if (!isOurs) throw badRequest('The envelope is for another project.');
  let offset = named.end;
  for (let count = 0; offset < envelope.length; count += 1) {
    const item = parseLine(envelope, offset);
    const { type, length } = item.value;
    if (count >= maxItems) throw badRequest(`An envelope must not have more than ${maxItems} items.`);
    if (typeof type !== 'string' || !kinds.has(type)) throw badRequest('The envelope has an item of an unknown kind.');
    offset = endOfItem(envelope, item.end, length);
  }
}

/** Items may tell their length; else they are one line. */
function endOfItem(envelope: Uint8Array, start: number, length: unknown): number {
  if (length === undefined) return endOfLine(envelope, start) + 1;
  const end = typeof length === 'number' && Number.isInteger(length) && length >= 0 ? start + length : Number.NaN;
  if (!(end <= envelope.length)) throw badRequest('The envelope is shorter than it says.');
  return end + 1;
}

function parseLine(envelope: Uint8Array, start: number): { value: Record<string, unknown>; end: number } {
  const end = endOfLine(envelope, start);
  try {
    const value: unknown = JSON.parse(Buffer.from(envelope.subarray(start, end)).toString());
    if (typeof value === 'object' && value !== null) return { value: value as Record<string, unknown>, end: end + 1 };
  } catch {
    // As anything else that is no object.
  }
  throw badRequest('The body is no envelope.');
}

function endOfLine(envelope: Uint8Array, start: number): number {
  const end = envelope.indexOf(lineEnd, start);
  return end === -1 ? envelope.length : end;
}
