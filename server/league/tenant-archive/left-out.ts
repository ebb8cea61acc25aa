/**
 * Tables of a tenant that an archive leaves out, each with its reason. Every other table with a `tenantId` is in it.
 * A table with credentials belongs here: a test fails for a column that looks like one anywhere else.
 */
export const leftOutTables: Readonly<Record<string, string>> = {
  session: 'credentials',
  push_token: 'credentials',
  push_delivery: 'refers to a device of a follower',
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
  fantasy_season: 'opened again from the games; its squads refer to accounts',
  fantasy_round: 'belongs to a fantasy season',
  fantasy_round_game: 'belongs to a fantasy season',
  fantasy_entrant: 'belongs to a fantasy season',
  fantasy_entrant_price: 'belongs to a fantasy season',
  fantasy_booking: 'belongs to a fantasy season',
  fantasy_line: 'belongs to a fantasy season',
  fantasy_squad: 'refers to an account',
  fantasy_lineup: 'refers to an account',
  fantasy_receipt: 'refers to an account',
  fantasy_total: 'refers to an account',
  fantasy_watch: 'refers to an account',
  fantasy_name_report: 'refers to an account',
  fantasy_private_league: 'refers to an account',
  fantasy_private_member: 'refers to an account',
  venue_clock: 'the last reading of a clock in a venue',
  fixture_plan_job: 'a solve that runs on a server of this installation',
  game_pictures: 'graphics outputs that are connected now',
  player_season: 'computed again from the box scores',
  player_career: 'computed again from the box scores',
  game_record: 'computed again from the box scores',
  league_tally: 'computed again from the box scores',
  data_import: 'the way back of imports of this installation, with the accounts that made them',
  data_import_change: 'the way back of imports of this installation',
  announcement: 'stale cache tags of this installation',
};

/** Columns that an archive leaves out, as `table.column`, each with its reason. */
export const leftOutColumns: Readonly<Record<string, string>> = {
  'news.token': 'links of previews are made anew',
  'official.token_hash': 'links of officials are made anew',
  'game_graphics.holder': 'the control page that holds the board now',
};
