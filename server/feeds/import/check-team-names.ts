import { sides } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import type { MappedGame, MappedTeam } from '#server/feeds/mapped-game.ts';
import { foldName } from '#server/league/names/fold-name.ts';
import { ImportError } from './import-error.ts';

export type NamedTeam = { id: string; name: string; shortName: string; code: string; aliases: string[] };

/**
 * Refuses a file whose teams are not those of the fixture, which guards against a wrong file or id. Files name sponsors,
 * leave words out or abbreviate, so a team is known by its code, or by a word of its name that the other team has not.
 */
export function checkTeamNames(file: string, game: MappedGame, fixture: Record<'home' | 'away', NamedTeam>): void {
  for (const side of sides) {
    const mapped = game.teams[side];
    const other = otherSide(side);
    if (isSame(mapped, fixture[side], fixture[other])) continue;
    const pairing = `${fixture.home.name} – ${fixture.away.name}`;
    if (isSame(mapped, fixture[other], fixture[side])) {
      throw new ImportError(
        file,
        `home and away are the other way round than in the fixture ${pairing}`,
        'correct the fixture, or fetch the right file',
      );
    }
    throw new ImportError(
      file,
      `the ${side} team is "${mapped.name}", but the fixture is ${pairing}`,
      'check that it is the right file, or import the fixtures with this team first',
    );
  }
}

function isSame(mapped: MappedTeam, team: NamedTeam, other: NamedTeam): boolean {
  const theirs = [mapped.name, mapped.shortName].flatMap((name) => (name ? [foldName(name)] : []));
  const own = [team.name, team.shortName, ...team.aliases].map(foldName);
  if (theirs.some((name) => own.includes(name))) return true;
  if (mapped.code && foldName(mapped.code) === foldName(team.code) && team.code !== other.code) return true;
  const foreign = new Set(wordsOf([other.name, other.shortName, ...other.aliases]));
  const distinctive = wordsOf(own).filter((word) => !foreign.has(word));
  return wordsOf(theirs).some((word) => distinctive.includes(word));
}

const wordsOf = (names: readonly string[]) =>
  names.flatMap((name) => foldName(name).split(' ')).filter((word) => word.length >= 4);
