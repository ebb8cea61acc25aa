import type { Messages } from '#messages/english.ts';

/** The messages of the form, in the language of the page. */
export type ApplicationLabels = Messages['application']['form'];
