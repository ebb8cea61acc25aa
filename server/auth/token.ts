import { createHash, randomBytes } from 'node:crypto';

/** A secret that nobody can guess; what is kept of it is its digest only. */
export const newToken = () => randomBytes(32).toString('base64url');

export const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
