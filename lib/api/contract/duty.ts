/** What a device does at the scorer's desk. */
export const duties = ['all', 'game-clock', 'shot-clock', 'statistics'] as const;
export type Duty = (typeof duties)[number];
