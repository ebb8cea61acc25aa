/** Why an entry of the log should be looked at. */
export const warningCodes = [
  'possession',
  'not-on-court',
  'not-five',
  'excluded',
  'ahead-of-clock',
  'throws-without-foul',
  'throws-missing',
  'who',
  'rebound-missing',
  'flagged',
] as const;
export type WarningCode = (typeof warningCodes)[number];
