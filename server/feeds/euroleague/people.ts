import type { Side } from '#lib/basketball/events.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import type { MappedOfficial, MappedPlayer, MappedTeam, MappingNotice } from '#server/feeds/mapped-game/mapped-game.ts';
import { properName, staffName } from '#server/feeds/mapped-game/proper-name.ts';
import type {
  EuroleagueBoxscore,
  EuroleagueHeader,
  EuroleaguePlay,
  EuroleaguePlayByPlay,
  EuroleaguePlayer,
  EuroleagueTeam,
} from './schema.ts';

/** Fouls of coach and bench, whose person is not a player. */
export const benchPlays: ReadonlySet<string> = new Set(['C', 'B', 'BF']);

export function mapTeams(
  name: string,
  { Stats }: EuroleagueBoxscore,
  plays: EuroleaguePlayByPlay,
  header: EuroleagueHeader | null,
  notices: MappingNotice[],
): Record<Side, MappedTeam> {
  const home = mapTeam(name, Stats[0], plays.CodeTeamA, plays.TeamA || header?.TeamA);
  const away = mapTeam(name, Stats[1], plays.CodeTeamB, plays.TeamB || header?.TeamB);
  addUnlisted(name, plays, { [plays.CodeTeamA]: home, [plays.CodeTeamB]: away }, notices);
  return { home, away };
}

function mapTeam(name: string, team: EuroleagueTeam, code: string, title: string | undefined): MappedTeam {
  const otherTeamPlayer = team.PlayersStats.find((player) => player.Team !== '' && player.Team !== code);
  if (otherTeamPlayer) {
    const problem = `a player of ${otherTeamPlayer.Team} where the play-by-play has ${code}`;
    throw new ImportError(`${name} Boxscore`, problem, 'give the answers of one and the same game', 'unlisted-team');
  }
  return {
    name: properName(title || team.Team),
    shortName: null,
    code,
    coach: team.Coach === '' ? null : staffName(team.Coach),
    assistantCoaches: [],
    players: team.PlayersStats.map(mapPlayer),
  };
}

function mapPlayer(player: Pick<EuroleaguePlayer, 'Player_ID' | 'Player' | 'Dorsal' | 'IsStarter'>): MappedPlayer {
  return {
    key: player.Player_ID,
    sourcePersonId: player.Player_ID,
    pno: null,
    names: { ...staffName(player.Player), internationalGiven: null, internationalFamily: null, scoreboard: null },
    shirtNumber: player.Dorsal,
    position: null,
    starter: player.IsStarter,
    captain: false,
  };
}

function addUnlisted(
  name: string,
  plays: EuroleaguePlayByPlay,
  teams: Record<string, MappedTeam>,
  notices: MappingNotice[],
): void {
  const known = new Set(Object.values(teams).flatMap((team) => team.players.map((player) => player.key)));
  for (const play of allPlays(plays)) {
    if (play.PLAYER_ID === '' || known.has(play.PLAYER_ID) || benchPlays.has(play.PLAYTYPE)) continue;
    known.add(play.PLAYER_ID);
    const team = teams[play.CODETEAM];
    if (!team) continue;
    const player = { Player_ID: play.PLAYER_ID, Player: play.PLAYER, Dorsal: play.DORSAL, IsStarter: false };
    team.players.push(mapPlayer(player));
    const message = `${play.PLAYER} (${play.PLAYER_ID}) of ${play.CODETEAM} has plays but no line in the box score`;
    notices.push({ place: `${name} Boxscore`, message });
  }
}

function allPlays(plays: EuroleaguePlayByPlay): EuroleaguePlay[] {
  const { FirstQuarter, SecondQuarter, ThirdQuarter, ForthQuarter, ExtraTime } = plays;
  return [...FirstQuarter, ...SecondQuarter, ...ThirdQuarter, ...ForthQuarter, ...ExtraTime];
}

export function mapEuroleagueOfficials(
  header: EuroleagueHeader | null,
  boxscore: EuroleagueBoxscore,
): MappedOfficial[] {
  const names = header ? [header.Referee1, header.Referee2, header.Referee3] : refereeNames(boxscore.Referees);
  const roles = ['crew-chief', 'umpire-1', 'umpire-2'] as const;
  return names.flatMap((text, index) => (text === '' ? [] : [{ ...staffName(text), role: roles[index] ?? 'other' }]));
}

/** Splits "A, B, C, D" into two referees: the same comma separates family names, given names and people. */
function refereeNames(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return Array.from({ length: Math.floor(parts.length / 2) }, (_, i) => `${parts[2 * i]}, ${parts[2 * i + 1]}`);
}
