import type { FantasyPreset, FantasyRules, FantasyScoring, SquadRules } from './rules.ts';

/** Where a source gives no formation list, that of the EuroLeague's game holds: guards, forwards, centres. */
const formations: SquadRules['formations'] = [
  { G: 2, F: 2, C: 1 },
  { G: 1, F: 2, C: 2 },
  { G: 2, F: 1, C: 2 },
  { G: 1, F: 3, C: 1 },
  { G: 3, F: 1, C: 1 },
];

const squad: SquadRules = {
  budget: 1000,
  usesPositions: true,
  places: { G: 4, F: 4, C: 2 },
  formations,
  hasSixthMan: true,
  hasCoach: true,
  captainFactor: 15,
  benchFactor: 5,
  clubLimit: 6,
};

const nothing = { starter: 0, doubleDouble: 0, tripleDouble: 0, quadrupleDouble: 0, threes: [] };

/** PIR, each item one point, and a tenth more for a win (EuroLeague Fantasy Challenge). What a coach gets is ours: no source says it. */
const euroleagueScoring: FantasyScoring = {
  ...nothing,
  weights: {
    points: 100,
    offensiveRebounds: 100,
    defensiveRebounds: 100,
    assists: 100,
    steals: 100,
    blocks: 100,
    foulsDrawn: 100,
    turnovers: -100,
    blocksReceived: -100,
    fouls: -100,
    missedFieldGoals: -100,
    missedFreeThrows: -100,
  },
  winPercent: 10,
  coachWin: 1000,
  coachLoss: 0,
  defaultsCount: true,
};

/** Dunkest NBA, player scoring (docs.dunkest.com/fantasy-rules/player-scoring). */
const dunkestScoring: FantasyScoring = {
  weights: {
    points: 100,
    defensiveRebounds: 100,
    offensiveRebounds: 125,
    assists: 150,
    steals: 150,
    blocks: 150,
    turnovers: -150,
    blocksReceived: -50,
    missedFieldGoals: -100,
    missedFreeThrows: -100,
  },
  starter: 100,
  doubleDouble: 500,
  tripleDouble: 1000,
  quadrupleDouble: 5000,
  threes: [
    { from: 3, weight: 300 },
    { from: 4, weight: 400 },
    { from: 5, weight: 500 },
  ],
  winPercent: 5,
  coachWin: 1000,
  coachLoss: 0,
  defaultsCount: true,
};

/** What a paper scoresheet records (FIBA, Annex B): baskets and fouls. Missed free throws are left out, since not every sheet has them. */
const scoresheetScoring: FantasyScoring = {
  ...nothing,
  weights: { points: 100, threePointersMade: 100, fouls: -100 },
  winPercent: 10,
  coachWin: 1000,
  coachLoss: 0,
  defaultsCount: true,
};

const common = {
  transfers: { perRound: 4, freeRounds: [] },
  lateJoiners: { getAverage: true, creditsPerRound: 3 },
  correctionHours: 48,
} satisfies Partial<FantasyRules>;

const prices = { smoothing: 25, maxChange: 10, minimum: 30, maximum: 250, start: 80 };

/** The built-in rules. A league's own ones begin as a copy of one of them. */
export const presets: Readonly<Record<Exclude<FantasyPreset, 'own'>, FantasyRules>> = {
  euroleague: {
    preset: 'euroleague',
    scoring: euroleagueScoring,
    squad,
    prices: { ...prices, pointsPerCredit: 110 },
    ...common,
  },
  dunkest: {
    preset: 'dunkest',
    scoring: dunkestScoring,
    squad: { ...squad, budget: 950 },
    prices: { ...prices, pointsPerCredit: 200 },
    ...common,
  },
  scoresheet: {
    preset: 'scoresheet',
    scoring: scoresheetScoring,
    squad,
    prices: { ...prices, pointsPerCredit: 110 },
    ...common,
  },
};
