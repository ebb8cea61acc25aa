import { otherSide } from '#lib/basketball/other-side.ts';
import { sides } from '#lib/basketball/sides.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';
import { isSameTeam, type NamedTeam } from './same-team.ts';

/** Throws where the teams of a file are not those of the fixture, which guards against a wrong file or id. */
export function checkTeamNames(file: string, game: MappedGame, fixture: Record<'home' | 'away', NamedTeam>): void {
  for (const side of sides) {
    const mapped = game.teams[side];
    const other = otherSide(side);
    if (isSameTeam(mapped, fixture[side], fixture[other])) continue;
    const pairing = `${fixture.home.name} – ${fixture.away.name}`;
    if (isSameTeam(mapped, fixture[other], fixture[side])) {
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
