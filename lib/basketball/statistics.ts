type Rule = {
  /** `sometimes`: a source may not record it; the value is then null, not zero. Only points are always recorded. */
  recorded: 'always' | 'sometimes';
  /** A count is never negative. A time is in milliseconds. */
  kind: 'count' | 'difference' | 'time';
  /** Column name in box score CSV files. */
  csv: string;
  /** Key of its labels in `messages/…/statistics.json`, if different from its own name. */
  label?: string;
  /**
   * `always`: every log records the statistic. Otherwise it counts as recorded if an entry has set `fact`, or if the log
   * records the statistic `of` and its total is zero. Without `log`, no log records the statistic.
   */
  log?: 'always' | { fact: string; of?: string };
  /** Shown as a column of the box score in games that recorded it. */
  column?: true;
};

/**
 * The statistics of a player, a team or a line-up, in box score order, as defined by the FIBA Statisticians' Manual
 * (2024). Types, database columns, contract, CSV files and charts derive from this table. A statistic added later is
 * recorded `sometimes`: it is null in older games and sums skip it. See docs/recipes/statistic.md.
 */
export const statistics = {
  playedMs: { recorded: 'sometimes', kind: 'time', csv: 'minutes', label: 'minutes', log: { fact: 'presence' } },
  points: { recorded: 'always', kind: 'count', csv: 'points' },
  twoPointersMade: { recorded: 'sometimes', kind: 'count', csv: 'two_made', label: 'twoPointers', log: 'always' },
  twoPointersAttempted: {
    recorded: 'sometimes',
    kind: 'count',
    csv: 'two_attempted',
    label: 'twoPointers',
    log: { fact: 'details' },
  },
  threePointersMade: { recorded: 'sometimes', kind: 'count', csv: 'three_made', log: 'always' },
  threePointersAttempted: {
    recorded: 'sometimes',
    kind: 'count',
    csv: 'three_attempted',
    label: 'threePointers',
    log: { fact: 'details' },
  },
  freeThrowsMade: { recorded: 'sometimes', kind: 'count', csv: 'free_made', log: 'always' },
  freeThrowsAttempted: {
    recorded: 'sometimes',
    kind: 'count',
    csv: 'free_attempted',
    label: 'freeThrows',
    log: { fact: 'freeThrowAttempts', of: 'freeThrowsMade' },
  },
  offensiveRebounds: { recorded: 'sometimes', kind: 'count', csv: 'offensive_rebounds', log: { fact: 'details' } },
  defensiveRebounds: { recorded: 'sometimes', kind: 'count', csv: 'defensive_rebounds', log: { fact: 'details' } },
  assists: { recorded: 'sometimes', kind: 'count', csv: 'assists', log: { fact: 'details' } },
  turnovers: { recorded: 'sometimes', kind: 'count', csv: 'turnovers', log: { fact: 'details' } },
  steals: { recorded: 'sometimes', kind: 'count', csv: 'steals', log: { fact: 'details' } },
  blocks: { recorded: 'sometimes', kind: 'count', csv: 'blocks', log: { fact: 'details' } },
  blocksReceived: {
    recorded: 'sometimes',
    kind: 'count',
    csv: 'blocks_received',
    log: { fact: 'blocksReceived', of: 'blocks' },
  },
  fouls: { recorded: 'sometimes', kind: 'count', csv: 'fouls', log: 'always' },
  foulsDrawn: { recorded: 'sometimes', kind: 'count', csv: 'fouls_drawn', log: { fact: 'foulsDrawn', of: 'fouls' } },
  offensiveFouls: {
    recorded: 'sometimes',
    kind: 'count',
    csv: 'offensive_fouls',
    log: { fact: 'offensiveFouls', of: 'fouls' },
    column: true,
  },
  plusMinus: { recorded: 'sometimes', kind: 'difference', csv: 'plus_minus', log: { fact: 'presence' } },
  pointsInThePaint: {
    recorded: 'sometimes',
    kind: 'count',
    csv: 'paint_points',
    log: { fact: 'inThePaint', of: 'points' },
  },
  secondChancePoints: {
    recorded: 'sometimes',
    kind: 'count',
    csv: 'second_chance_points',
    log: { fact: 'secondChance', of: 'points' },
  },
  fastBreakPoints: {
    recorded: 'sometimes',
    kind: 'count',
    csv: 'fast_break_points',
    log: { fact: 'fastBreak', of: 'points' },
  },
  pointsFromTurnovers: {
    recorded: 'sometimes',
    kind: 'count',
    csv: 'turnover_points',
    log: { fact: 'fromTurnover', of: 'points' },
  },
} as const satisfies Record<string, Rule>;

export type Stat = keyof typeof statistics;

/** The statistics whose entry in the table matches `Fields`. */
export type StatWith<Fields> = { [S in Stat]: (typeof statistics)[S] extends Fields ? S : never }[Stat];

type FactOf<One> = One extends { log: { fact: infer Fact extends string } } ? Fact : never;
/** A fact that log entries can record and that makes statistics count as recorded. */
export type RecordedFact = FactOf<(typeof statistics)[Stat]>;

type StatRule = Omit<Rule, 'log'> & { log?: 'always' | { fact: RecordedFact; of?: Stat } };
/** The table, for look-up by a name known only at run time. */
export const statRules: Readonly<Record<Stat, StatRule>> = { ...statistics };

/** All statistics, in box score order. */
export const statNames = Object.keys(statistics) as readonly Stat[];

function factOf(stat: Stat): RecordedFact | null {
  const { log } = statRules[stat];
  return typeof log === 'object' ? log.fact : null;
}

export const recordedFacts: readonly RecordedFact[] = [...new Set(statNames.flatMap((stat) => factOf(stat) ?? []))];

/** Statistics that a source may not record: all but the points. */
export const optionalStats = statNames.filter(
  (stat): stat is StatWith<{ recorded: 'sometimes' }> => statRules[stat].recorded === 'sometimes',
);

/** What a scoresheet (FIBA Official Basketball Rules, Annex B) records of a player, playing time included if it is known. */
const scoresheetStats: ReadonlySet<Stat> = new Set([
  'playedMs',
  'points',
  'twoPointersMade',
  'threePointersMade',
  'freeThrowsMade',
  'freeThrowsAttempted',
  'fouls',
]);

/** Statistics that only a statistician records: with one of them, printed lines are a box score, not a scoresheet. */
export const boxScoreStats = statNames.filter((stat) => !scoresheetStats.has(stat));
