type Rule = {
  /** `sometimes`: a source may not record it; the value is then null, not zero. */
  recorded: 'always' | 'sometimes';
  /** A count is never negative. A time is in milliseconds. */
  kind: 'count' | 'difference' | 'time';
  /** Column name in box score CSV files. */
  csv: string;
  /** Key of its labels in `messages/…/statistics.json`, if different from its own name. */
  label?: string;
  /**
   * The statistic counts as recorded in a log if an entry has set `fact`, or if the total of the statistic `of` is
   * zero. Without `log`, no log records the statistic.
   */
  log?: { fact: string; of?: string };
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
  twoPointersMade: { recorded: 'always', kind: 'count', csv: 'two_made', label: 'twoPointers' },
  twoPointersAttempted: { recorded: 'always', kind: 'count', csv: 'two_attempted', label: 'twoPointers' },
  threePointersMade: { recorded: 'always', kind: 'count', csv: 'three_made' },
  threePointersAttempted: { recorded: 'always', kind: 'count', csv: 'three_attempted', label: 'threePointers' },
  freeThrowsMade: { recorded: 'always', kind: 'count', csv: 'free_made' },
  freeThrowsAttempted: { recorded: 'always', kind: 'count', csv: 'free_attempted', label: 'freeThrows' },
  offensiveRebounds: { recorded: 'always', kind: 'count', csv: 'offensive_rebounds' },
  defensiveRebounds: { recorded: 'always', kind: 'count', csv: 'defensive_rebounds' },
  assists: { recorded: 'always', kind: 'count', csv: 'assists' },
  turnovers: { recorded: 'always', kind: 'count', csv: 'turnovers' },
  steals: { recorded: 'always', kind: 'count', csv: 'steals' },
  blocks: { recorded: 'always', kind: 'count', csv: 'blocks' },
  blocksReceived: {
    recorded: 'sometimes',
    kind: 'count',
    csv: 'blocks_received',
    log: { fact: 'blocksReceived', of: 'blocks' },
  },
  fouls: { recorded: 'always', kind: 'count', csv: 'fouls' },
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

type StatRule = Omit<Rule, 'log'> & { log?: { fact: RecordedFact; of?: Stat } };
/** The table, for look-up by a name known only at run time. */
export const statRules: Readonly<Record<Stat, StatRule>> = { ...statistics };

/** All statistics, in box score order. */
export const statNames = Object.keys(statistics) as readonly Stat[];

export const recordedFacts: readonly RecordedFact[] = [
  ...new Set(statNames.flatMap((stat) => statRules[stat].log?.fact ?? [])),
];

/** Statistics that a source may not record; every box score has the others. */
export const optionalStats = statNames.filter(
  (stat): stat is StatWith<{ recorded: 'sometimes' }> => statRules[stat].recorded === 'sometimes',
);
