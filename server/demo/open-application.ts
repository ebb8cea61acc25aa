import { idOf } from './world/identity.ts';

/** The application of the demo, whose secret id is public. */
export const openApplicationId = idOf('application/open');
