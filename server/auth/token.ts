import { randomBytes } from 'node:crypto';
import { sha256 } from '#server/sha256.ts';

/** Creates a random secret of 256 bits; only its digest is stored. */
export const newToken = () => randomBytes(32).toString('base64url');

export const digestOf = (token: string): string => sha256(token);
