import { foldName } from '#lib/i18n/fold-name.ts';
import type { MappedTeam } from '#server/feeds/mapped-game/mapped-game.ts';
import { hasName } from '#server/league/team/answers-to.ts';

type FileTeam = Pick<MappedTeam, 'name' | 'shortName' | 'code'>;
export type NamedTeam = { name: string; shortName: string; code: string; aliases: string[] };

/** Whether a file names this team and not its opponent: files add sponsors, omit words or abbreviate. */
export function isSameTeam(mapped: FileTeam, team: NamedTeam, other: NamedTeam): boolean {
  if (hasSameName(mapped, team) || (hasSameCode(mapped, team) && team.code !== other.code)) return true;
  const foreign = new Set(wordsOf(namesOf(other)));
  const distinctive = wordsOf(namesOf(team)).filter((word) => !foreign.has(word));
  return wordsOf(namesOf(mapped)).some((word) => distinctive.includes(word));
}

/**
 * Returns the team of a league that a file names, if any: the team with that name; else the only one with one of its names,
 * with its code and a word of its name, or with all words of its name and more (Sava, KK Sava; not Sava 2).
 */
export function findTeam<Team extends NamedTeam>(teams: readonly Team[], mapped: FileTeam): Team | undefined {
  const words = wordsOf(namesOf(mapped));
  const shares = (team: Team) => wordsOf(namesOf(team)).some((word) => words.includes(word));
  return (
    teams.find(({ name }) => foldName(name) === foldName(mapped.name)) ??
    only(teams.filter((team) => hasSameName(mapped, team))) ??
    only(teams.filter((team) => hasSameCode(mapped, team) && shares(team))) ??
    only(teams.filter((team) => shares(team) && namesOf(team).some((name) => isLonger(name, foldName(mapped.name)))))
  );
}

function isLonger(longer: string, name: string): boolean {
  const words = longer.split(' ');
  const own = name.split(' ');
  const surplus = words.filter((word) => !own.includes(word));
  return own.every((word) => words.includes(word)) && !surplus.some((word) => /\d|^i+$|^iv$|^b$/.test(word));
}

/** Whether an operator's text is one of the team's names, its code or its slug. */
export function hasTeamName(team: NamedTeam & { searchName: string; slug: string }, wanted: string): boolean {
  const words = [team.code, team.shortName, team.slug];
  return hasName(team, wanted) || words.some((word) => word.toLowerCase() === wanted.toLowerCase());
}

const only = <Team>(teams: readonly Team[]) => (teams.length === 1 ? teams[0] : undefined);

const namesOf = ({ name, shortName, aliases = [] }: Pick<FileTeam, 'name' | 'shortName'> & { aliases?: string[] }) =>
  [name, ...(shortName ? [shortName] : []), ...aliases].map(foldName);

function hasSameName(mapped: FileTeam, team: NamedTeam): boolean {
  const own = namesOf(team);
  return namesOf(mapped).some((name) => own.includes(name));
}

const hasSameCode = ({ code }: FileTeam, team: NamedTeam) => code !== null && foldName(code) === foldName(team.code);

const wordsOf = (names: readonly string[]) =>
  names.flatMap((name) => name.split(' ')).filter((word) => word.length >= 4);
