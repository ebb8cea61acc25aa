import type { TablePlace } from './make-table.ts';
import type { StandingsRows } from './select.ts';

/** Which tables a league has: one for each group, or for each phase without groups; none for what is played in duels. */
export function tablePlaces(rows: StandingsRows): TablePlace[] {
  const phases = rows.phases.filter((phase) => hasTable(rows, phase));
  return phases.flatMap((phase, index): TablePlace[] => {
    const groups = rows.groups.filter(({ phaseId }) => phaseId === phase.id);
    if (groups.length > 0) return groups.map((group) => ({ phase, group, members: membersOf(rows, group.id) }));
    const players = playersOf(rows, phase.id);
    const members = index === 0 ? new Set([...players, ...idleTeams(rows)]) : players;
    return members.size === 0 ? [] : [{ phase, group: null, members }];
  });
}

/** Duels are no table, and games beside the schedule count in none. */
function hasTable(rows: StandingsRows, { id, kind }: StandingsRows['phases'][number]): boolean {
  if (kind === 'playoff' || kind === 'play-in') return false;
  return kind !== 'placement' || rows.games.some(({ game }) => game.phaseId === id);
}

function membersOf(rows: StandingsRows, groupId: string): Set<string> {
  const listed = rows.members.filter((member) => member.groupId === groupId).map(({ teamId }) => teamId);
  const playing = rows.games.filter(({ game }) => game.groupId === groupId).flatMap(teamsOf);
  return new Set([...listed, ...playing]);
}

function playersOf(rows: StandingsRows, phaseId: string): Set<string> {
  return new Set(rows.games.filter(({ game }) => game.phaseId === phaseId).flatMap(teamsOf));
}

/** Teams that have no game yet; those that enter in a later phase have theirs there. */
function idleTeams(rows: StandingsRows): string[] {
  const busy = new Set([...rows.games.flatMap(teamsOf), ...rows.members.map(({ teamId }) => teamId)]);
  return rows.teams.map(({ id }) => id).filter((id) => !busy.has(id));
}

function teamsOf({ game }: StandingsRows['games'][number]): string[] {
  return [game.homeTeamId, game.awayTeamId].filter((id) => id !== null);
}
