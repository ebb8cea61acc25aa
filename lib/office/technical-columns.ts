/** Columns of the audit trail that mean something to programs only; the office does not list them. */
export const technicalColumns: ReadonlySet<string> = new Set([
  // files and pictures
  ...['color', 'content_type', 'height', 'size', 'source_file', 'source_hash', 'width'],
  // what a log and its box score are made of
  ...['facts', 'live_clock', 'log_check', 'log_hash', 'log_source', 'seq'],
  // how pairings hang together
  ...['duel_number', 'home_pattern', 'is_inferred', 'loser_duel_id', 'loser_side', 'next_duel_id', 'next_side'],
  // a plan and its inputs
  ...['input', 'plan'],
  // how a fantasy season is reckoned
  ...['joined_round', 'merged_into', 'previous_rank', 'start_games', 'start_points', 'start_price'],
  // accounts and rows
  ...['account_id', 'form', 'has_roster', 'id', 'revision'],
]);
