/** The `logHash` of a log written at the scorer's desk, which no import may replace. */
export const ownLog = 'desk';
