/**
 * Tables of a tenant that an archive leaves out, each with its reason. Every other table with a `tenantId` is in it.
 * A table with credentials belongs here: a test fails for a column that looks like one anywhere else.
 */
export const leftOutTables: Readonly<Record<string, string>> = {
  session: 'credentials',
  push_token: 'credentials',
  account_session: 'credentials',
  sign_in_link: 'credentials',
  service_token: 'credentials',
  device_key: 'credentials',
  access_token: 'credentials',
  audit_entry: 'tells of the accounts of this installation',
  site_user: 'accounts belong to the installation',
  staff: 'accounts belong to the installation',
  follower: 'refers to an account',
  player_claim: 'refers to an account',
  follow: 'refers to an account',
  fantasy_team: 'refers to an account',
  fantasy_pick: 'refers to an account',
  venue_clock: 'the last reading of a clock in a venue',
  game_pictures: 'graphics outputs that are connected now',
  player_season: 'computed again from the box scores',
  player_career: 'computed again from the box scores',
  game_record: 'computed again from the box scores',
  league_tally: 'computed again from the box scores',
  announcement: 'stale cache tags of this installation',
};

/** Columns that an archive leaves out, as `table.column`, each with its reason. */
export const leftOutColumns: Readonly<Record<string, string>> = {
  'game_graphics.holder': 'the control page that holds the board now',
};
