/** Why an entry of the log should be looked at. */
export type WarningCode =
  | 'possession'
  | 'not-on-court'
  | 'not-five'
  | 'excluded'
  | 'ahead-of-clock'
  | 'throws-without-foul'
  | 'throws-missing'
  | 'who'
  | 'rebound-missing'
  | 'flagged';
