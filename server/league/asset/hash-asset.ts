import { sha256 } from '#server/sha256.ts';

/** 132 bits in base64url: no two pictures of a tenant share them, and they weigh a third of the whole hash on every page. */
const length = 22;

/**
 * Returns the hashes that may name an asset in its address, by the SHA-256 of its bytes as hex: the beginning of it in
 * base64url, and the whole, which named assets up to version 0.2. Those keep their addresses.
 */
export const hashesOf = (digest: string): readonly [current: string, former: string] => [
  Buffer.from(digest, 'hex').toString('base64url').slice(0, length),
  digest,
];

/** Returns the same of bytes. */
export const hashesOfBytes = (bytes: Buffer) => hashesOf(sha256(bytes));

/** Returns the hash that names a picture or document in its address. */
export const hashAsset = (bytes: Buffer): string => hashesOfBytes(bytes)[0];
