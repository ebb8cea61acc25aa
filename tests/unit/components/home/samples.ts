import type { GameSummary } from '#lib/api/contract/game.ts';
import type { LeagueListItem } from '#lib/api/contract/season.ts';
import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { HomeLeague } from '#lib/api/readers/home-leagues.ts';

export const team = (slug: string): TeamRef => ({
  id: slug,
  slug,
  name: slug,
  shortName: slug,
  code: slug.slice(0, 3),
  crest: null,
  colors: null,
  club: `kk-${slug}`,
});

export const league = (slug: string, fields: Partial<LeagueListItem> = {}): LeagueListItem => ({
  id: slug,
  slug,
  name: slug,
  season: '2025-26',
  seasonName: '2025/26',
  logo: null,
  kind: 'league',
  teams: 12,
  games: 132,
  gamesFinished: 49,
  from: '2025-10-04',
  until: '2026-06-05',
  champion: null,
  hasPlayoff: true,
  ...fields,
});

const phase = { slug: 'regular', name: 'Regular season', kind: 'regular' } as const;

export const game = (id: string, fields: Partial<GameSummary> = {}): GameSummary => ({
  id,
  address: { kind: 'round', season: '2025-26', league: 'first', round: '1', game: id },
  league: league('first'),
  phase,
  round: { slug: '1', name: 'Round 1', number: 1 },
  counts: true,
  state: 'scheduled',
  tipOff: { at: '2026-01-10T18:00:00.000Z', date: '2026-01-10', timeZone: 'UTC' },
  home: team('drava'),
  away: team('sava'),
  score: null,
  periods: [],
  overtimes: 0,
  live: null,
  venue: null,
  coverage: 'none',
  ...fields,
});

export const at = (day: string): Pick<GameSummary, 'tipOff'> => ({
  tipOff: { at: `${day}T18:00:00.000Z`, date: day, timeZone: 'UTC' },
});

export const row = (slug: string, rank: number, fields: Partial<StandingsRow> = {}): StandingsRow => ({
  team: team(slug),
  rank,
  shared: false,
  played: 9,
  won: 5,
  drawn: 0,
  lost: 4,
  pointsFor: 700,
  pointsAgainst: 690,
  difference: 10,
  classificationPoints: 14,
  winShare: 0.556,
  pointsPercentage: null,
  gamesBehind: 0,
  home: { won: 3, drawn: 0, lost: 2 },
  away: { won: 2, drawn: 0, lost: 2 },
  form: [],
  streak: 1,
  deduction: 0,
  withdrawn: false,
  decisions: [],
  reason: null,
  outcome: null,
  ...fields,
});

export const rows = (count: number, fields: Partial<StandingsRow> = {}): StandingsRow[] =>
  Array.from({ length: count }, (_, index) => row(`team-${index + 1}`, index + 1, fields));

export const table = (slug: string, list: StandingsRow[], group: string | null = null): StandingsTable => ({
  phase: { ...phase, slug },
  group: group === null ? null : { slug: group, name: group },
  rankedBy: 'classification-points',
  rows: list,
});

export const front = (fields: Partial<HomeLeague> = {}): HomeLeague => ({
  league: league('first'),
  club: null,
  live: [],
  finished: [],
  upcoming: [],
  tables: [],
  boards: [],
  ...fields,
});
