import { isPlayedInSeries } from '#lib/api/contract/season.ts';
import type { TablePlace } from './make-table.ts';
import type { StandingsRows } from './select.ts';

/** Lists the standings tables of a league: one for each group or phase without groups; none for duels. */
export function tablePlaces(rows: StandingsRows): TablePlace[] {
  const phases = rows.phases.filter((phase) => hasTable(rows, phase));
  const main = phases.find(({ id }) => playingTeams(rows, id).size > 0) ?? phases[0];
  return phases.flatMap((phase): TablePlace[] => {
    const groups = rows.groups.filter(({ phaseId }) => phaseId === phase.id);
    if (groups.length > 0) return groups.map((group) => ({ phase, group, members: groupTeams(rows, group.id) }));
    const playing = playingTeams(rows, phase.id);
    const members = phase === main ? new Set([...playing, ...idleTeams(rows)]) : playing;
    return members.size === 0 ? [] : [{ phase, group: null, members }];
  });
}

/** Whether a phase has standings: not with duels, nor a placement phase without games in rounds. */
function hasTable(rows: StandingsRows, { id, kind }: StandingsRows['phases'][number]): boolean {
  if (isPlayedInSeries(kind)) return false;
  return kind !== 'placement' || rows.games.some(({ game }) => game.phaseId === id);
}

function groupTeams(rows: StandingsRows, groupId: string): Set<string> {
  const listed = rows.members.filter((member) => member.groupId === groupId).map(({ teamId }) => teamId);
  const playing = rows.games.filter(({ game }) => game.groupId === groupId).flatMap(teamsOf);
  return new Set([...listed, ...playing]);
}

function playingTeams(rows: StandingsRows, phaseId: string): Set<string> {
  return new Set(rows.games.filter(({ game }) => game.phaseId === phaseId).flatMap(teamsOf));
}

/** Lists teams without a game or group in any phase. */
function idleTeams(rows: StandingsRows): string[] {
  const busy = new Set([...rows.games.flatMap(teamsOf), ...rows.members.map(({ teamId }) => teamId)]);
  return rows.teams.map(({ id }) => id).filter((id) => !busy.has(id));
}

function teamsOf({ game }: StandingsRows['games'][number]): string[] {
  return [game.homeTeamId, game.awayTeamId].filter((id) => id !== null);
}
