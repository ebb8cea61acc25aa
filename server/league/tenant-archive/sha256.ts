import { createHash } from 'node:crypto';

/** The SHA-256 digest of a file of an archive, in hexadecimal. */
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
