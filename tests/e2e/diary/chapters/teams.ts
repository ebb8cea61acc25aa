/** Ten teams, the strongest first. */
export const tenTeams: readonly string[] = [
  'Avala',
  'Bistrica',
  'Crnica',
  'Drava',
  'Eridan',
  'Fruška',
  'Gora',
  'Homolje',
  'Iskra',
  'Jadran',
];

const firstNames = ['Aca', 'Bojan', 'Vuk', 'Goran', 'Dejan', 'Žarko', 'Zoran', 'Ivan', 'Jovan', 'Kosta', 'Luka'];
const positions = ['PG', 'SG', 'SF', 'PF', 'C'];

/** The lines of a squad as a secretary pastes them: number, name, position. At most eleven. */
export function squadOf(team: string, size: number): string {
  return firstNames
    .slice(0, size)
    .map((name, index) => `${index + 4} ${name} ${team}ić ${positions[index % positions.length]}`)
    .join('\n');
}

/** The score of a game: the stronger team wins, and no game is level. */
export function scoreOf(home: string, away: string): { home: number; away: number } {
  const strength = (team: string) => 90 - 4 * tenTeams.indexOf(team);
  return { home: strength(home) + 1, away: strength(away) };
}
