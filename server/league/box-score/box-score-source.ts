/** The `logSource` of a game whose statistics come from a printed box score, not from a log. */
export const boxScoreSource = 'box-score';
