/** Marks (as `logHash`) a log that was written at the table: no import may put another in its place. */
export const ownLog = 'desk';
