const leagues = 10;
const teams = 32;
const linesOfLeague = 1000;
export const madeUpLines = leagues * linesOfLeague;

const csv = (rows: readonly (readonly (string | number)[])[]) => rows.map((row) => row.join(',')).join('\n');
const day = (number: number) => new Date(Date.UTC(2025, 8, 1 + number)).toISOString().slice(0, 10);
const placesOf = (count: number) => Array.from({ length: leagues * count }, (_, index) => index);

/** Games of ten leagues, with results; `isMoved` gives each another time. */
export function fixturesFile(isMoved: boolean): string {
  const rows = placesOf(linesOfLeague).map((index) => {
    const [league, game] = [Math.floor(index / linesOfLeague), index % linesOfLeague];
    const home = game % teams;
    const away = (home + 1 + (Math.floor(game / teams) % (teams - 1))) % teams;
    const round = Math.floor((game * 2) / teams) + 1;
    const team = (number: number) => `Team ${league}x${number}`;
    const when = [day(round), isMoved ? '20:30' : '18:00', 'Europe/Belgrade'];
    return ['2025/26', `League ${league}`, `g${index}`, round, ...when, team(home), team(away), 80 + home, 79 - away];
  });
  const header = [
    'season',
    'league',
    'id',
    'round',
    'date',
    'time',
    'zone',
    'home',
    'away',
    'home_score',
    'away_score',
  ];
  return csv([header, ...rows]);
}

/** Squads of ten leagues; `isRenumbered` gives each player another number. */
export function rostersFile(isRenumbered: boolean): string {
  const rows = placesOf(linesOfLeague).map((index) => {
    const [league, player] = [Math.floor(index / linesOfLeague), index % linesOfLeague];
    const number = Math.floor(player / teams) + (isRenumbered ? 50 : 4);
    const who = [`p${index}`, `First${index % 97}`, `Last${index}`, day(-6000 - (index % 4000))];
    return ['2025/26', `League ${league}`, `Team ${league}x${player % teams}`, ...who, number];
  });
  return csv([['season', 'league', 'team', 'person_id', 'first_name', 'last_name', 'birth_date', 'number'], ...rows]);
}
