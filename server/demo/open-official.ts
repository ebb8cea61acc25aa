import { idOf } from './world/identity.ts';

/** The link of an official of the demo, whose secret token is public. */
export const openOfficialToken = idOf('official/open');
