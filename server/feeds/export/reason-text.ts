import type { TieReason, TieStep } from '#lib/api/contract/standings.ts';

const outcomes = { separated: '', lots: 'drawn by lots', shared: 'nothing separates them' };

/**
 * Formats a tie-break as a line: `level: A, B; head-to-head wins: A 2, B 0 (decided)`. Each round that restarts the criteria
 * lists the teams that are still level.
 */
export function reasonText({ rounds, outcome }: TieReason, nameOf: (team: string) => string): string {
  const lines = rounds.flatMap(({ teams, steps }) => [
    `level: ${teams.map(nameOf).join(', ')}`,
    ...steps.map((step) => stepText(step, nameOf)),
  ]);
  return [...lines, outcomes[outcome]].filter(Boolean).join('; ');
}

function stepText({ criterion, values, decided, skipped }: TieStep, nameOf: (team: string) => string): string {
  const name = `${criterion.scope} ${criterion.kind}`;
  if (skipped) return `${name}: not yet, games are still to be played`;
  const figures = values.map(({ team, value }) => `${nameOf(team)} ${Math.round(value * 10_000) / 10_000}`).join(', ');
  return `${name}: ${figures}${decided ? ' (decided)' : ''}`;
}
