import { hash, verify } from '@node-rs/argon2';

/** Argon2id as OWASP recommends: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What takes time with a password: by it the time of an answer could tell whether an address exists. */
export const hasher = {
  hash: (password: string): Promise<string> => hash(password, cost),
  verify: (passwordHash: string, password: string): Promise<boolean> => verify(passwordHash, password),
};
