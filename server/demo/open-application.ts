import { idOf } from './world/identity.ts';

/** The one application of the demo: the secret of its address is known to everybody. */
export const openApplicationId = idOf('application/open');
