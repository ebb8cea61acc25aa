import { addDays } from '#lib/calendar-day.ts';
import incidentTexts from '#server/demo/world/content/incidents.json' with { type: 'json' };
import { idOf } from '#server/demo/world/identity.ts';
import type { WorldDecision, WorldGame } from '#server/demo/world/types.ts';
import type { SeasonDates } from './season-dates.ts';

/** An incident: which game of a season (round and position in it, from 0) and which club. */
type Incidents = {
  forfeited?: [round: number, game: number];
  cancelled?: [round: number, game: number];
  postponed?: [roundsBeforeNow: number, game: number];
  deduction?: { club: string; reason: keyof typeof incidentTexts };
};

const incidentsByYearsBack: readonly Incidents[] = [
  { forfeited: [3, 2], postponed: [2, 5], deduction: { club: 'corsairs', reason: 'lateLicence' } },
  {},
  { deduction: { club: 'zmajevi', reason: 'homeCrowd' } },
  { forfeited: [15, 4] },
  { cancelled: [21, 1] },
];

export function incidentsOf(yearsBack: number): Incidents {
  return incidentsByYearsBack[yearsBack] ?? {};
}

const unplayed = { simulation: null, liveUntil: null, script: null, attendance: null } as const;

/** The away team did not appear: 20–0, no log. */
export function forfeit(game: WorldGame): WorldGame {
  const noScorers = { home: null, away: null };
  const result = { home: 20, away: 0, periods: [], overtimes: 0, topScorers: noScorers };
  return { ...game, ...unplayed, state: 'forfeited', guilty: 'away', officials: [], result };
}

/** Postponed without a new date. */
export function postpone(game: WorldGame): WorldGame {
  return { ...game, ...unplayed, state: 'postponed', tipOffAt: null, tipOffDate: null, officials: [], result: null };
}

export function cancel(game: WorldGame): WorldGame {
  return { ...game, ...unplayed, state: 'cancelled', officials: [], result: null };
}

/** One classification point deducted by decision of the league. */
export function decisionsOf(
  incidents: Incidents,
  dates: SeasonDates,
  phaseId: string,
  teamIdOf: (clubKey: string) => string,
): WorldDecision[] {
  const { deduction } = incidents;
  if (!deduction) return [];
  return [
    {
      id: idOf(`decision/${dates.slug}`),
      phaseId,
      teamId: teamIdOf(deduction.club),
      kind: 'deduction',
      points: 1,
      decidedOn: addDays(dates.rounds[0] ?? dates.rosterFrom, 12),
      reason: incidentTexts[deduction.reason],
    },
  ];
}
