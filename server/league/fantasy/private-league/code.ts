import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const characters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a new code of eight characters to join a private league by. */
export const newCode = (): string => Array.from({ length: 8 }, () => characters[randomInt(characters.length)]).join('');
