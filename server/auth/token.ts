import { createHash, randomBytes } from 'node:crypto';

/** Creates a random secret of 256 bits; only its digest is stored. */
export const newToken = () => randomBytes(32).toString('base64url');

export const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
