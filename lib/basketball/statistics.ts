type Rule = {
  /** `sometimes`: a source may lack it; then it is null, which is not zero. */
  recorded: 'always' | 'sometimes';
  /** A count is never negative; a time is in milliseconds. */
  kind: 'count' | 'difference' | 'time';
  /** Its column in box score files. */
  csv: string;
  /** The key of its texts in `messages/…/statistics.json`, where that is not its own name. */
  label?: string;
  /**
   * How a log tells that it was recorded: an entry has noted the fact, or nobody has any of the statistic `of`, so that zero is
   * the truth. Without it no log records the statistic.
   */
  log?: { fact: string; of?: string };
  /** A column of a game's box score, shown where the game recorded it. */
  column?: true;
};

/**
 * What is counted for a player, a team or a line-up, in the order of a box score; definitions are those of the FIBA
 * Statisticians' Manual (2024). Types, columns, contract, files and figures follow from this table. One that comes later is
 * recorded `sometimes`: it is null for every game before it, and no sum takes that for zero. See docs/recipes/statistic.md.
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

/** The statistics of which a field of the table says this. */
export type StatWith<Fields> = { [S in Stat]: (typeof statistics)[S] extends Fields ? S : never }[Stat];

type FactOf<One> = One extends { log: { fact: infer Fact extends string } } ? Fact : never;
/** What an entry of a log may note, so that statistics count as recorded. */
export type RecordedFact = FactOf<(typeof statistics)[Stat]>;

type StatRule = Omit<Rule, 'log'> & { log?: { fact: RecordedFact; of?: Stat } };
/** The table for look-ups by a name that is known only at run time. */
export const statRules: Readonly<Record<Stat, StatRule>> = { ...statistics };

/** All statistics of a line, in the order of a box score. */
export const statNames = Object.keys(statistics) as readonly Stat[];

export const recordedFacts: readonly RecordedFact[] = [
  ...new Set(statNames.flatMap((stat) => statRules[stat].log?.fact ?? [])),
];

/** Statistics that a source may lack altogether; the others are in every box score. */
export const optionalStats = statNames.filter(
  (stat): stat is StatWith<{ recorded: 'sometimes' }> => statRules[stat].recorded === 'sometimes',
);
