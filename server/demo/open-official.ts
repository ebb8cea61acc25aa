import { sha256 } from '#server/sha256.ts';
import { idOf } from './world/identity.ts';

/** The link of an official of the demo, whose secret token is public. */
export const openOfficialToken = idOf('official/open');

/** What is stored of the link. */
export const openOfficialHash = sha256(openOfficialToken);
