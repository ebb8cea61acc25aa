import type { Place } from '#server/league/references/move.ts';

/** The columns that reference teams. Season totals are computed again instead. */
export const placesOfTeams: readonly Place[] = [
  { table: 'membership', column: 'team_id', same: ['person_id', 'role', 'from_date'] },
  { table: 'group_team', column: 'team_id', same: ['group_id'] },
  { table: 'game', column: 'home_team_id', same: [] },
  { table: 'game', column: 'away_team_id', same: [] },
  { table: 'duel', column: 'home_team_id', same: [] },
  { table: 'duel', column: 'away_team_id', same: [] },
  { table: 'game_team_stats', column: 'team_id', same: [] },
  { table: 'game_player_stats', column: 'team_id', same: [] },
  { table: 'game_record', column: 'team_id', same: [] },
  { table: 'standings_decision', column: 'team_id', same: [] },
  { table: 'league', column: 'champion_team_id', same: [] },
  { table: 'fantasy_entrant', column: 'team_id', same: [] },
  { table: 'news_subject', column: 'subject_id', same: ['news_id'], noun: true },
  { table: 'follow', column: 'followed_id', same: ['user_id'], noun: true },
];

export const placesOfClubs: readonly Place[] = [
  { table: 'team', column: 'club_id', same: [] },
  { table: 'gallery', column: 'club_id', same: [] },
  { table: 'staff', column: 'club_id', same: ['user_id', 'role', 'league_id'] },
  { table: 'news_subject', column: 'subject_id', same: ['news_id'], noun: true },
  { table: 'follow', column: 'followed_id', same: ['user_id'], noun: true },
];
