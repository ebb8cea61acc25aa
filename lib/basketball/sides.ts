import type { Side } from './events.ts';

/** Beside the kinds of events: where only the sides are needed, a browser loads no lists of fouls and shots. */
export const sides = ['home', 'away'] as const satisfies readonly Side[];
