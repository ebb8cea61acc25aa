// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { periodSpans } from '#components/game/charts/game-time.ts';
import { largestLead, leadPoints, playedUntil, scoresAtPeriodEnds } from '#components/game/charts/lead-model.ts';
import { leadShape } from '#components/game/charts/lead-shape.ts';
import { LeadTracker } from '#components/game/charts/lead-tracker.tsx';
import { renderEnglish } from '#tests/unit/components/ui/intl.tsx';

vi.mock('next/navigation', () => ({ useParams: () => ({ locale: 'en' }) }));

const length = { regularPeriods: 4, periodMs: 600_000, overtimeMs: 300_000 };
const team = (code: string) => ({
  id: code,
  slug: code.toLowerCase(),
  name: `Team ${code}`,
  shortName: code,
  code,
  crest: null,
  colors: null,
  club: null,
});
const scores = [
  { elapsedMs: 30_000, home: 0, away: 3 },
  { elapsedMs: 60_000, home: 2, away: 3 },
  { elapsedMs: 90_000, home: 5, away: 3 },
  { elapsedMs: 700_000, home: 11, away: 3 },
  { elapsedMs: 800_000, home: 11, away: 5 },
];
afterEach(cleanup);

describe('lead tracker', () => {
  test('overtimes go on after the regular periods with their own length', () => {
    expect(periodSpans(length, 1).at(-1)).toEqual({ period: 5, fromMs: 2_400_000, untilMs: 2_700_000 });
  });

  test('the lead starts level and holds its last value to the end', () => {
    const points = leadPoints(scores, 2_400_000);
    expect(points[0]).toEqual({ elapsedMs: 0, lead: 0 });
    expect(points.at(-1)).toEqual({ elapsedMs: 2_400_000, lead: 6 });
  });

  test('the lead of a game that is on ends at its clock, and in a break where it stood', () => {
    const spans = periodSpans(length, 0);
    expect(playedUntil(scores, spans, null)).toBe(2_400_000);
    expect(playedUntil(scores, spans, { period: 2, clockMs: 0, running: false, at: null })).toBe(1_200_000);
    expect(playedUntil(scores, spans, { period: 3, clockMs: 450_000, running: false, at: null })).toBe(1_350_000);
    expect(leadPoints(scores, 1_350_000).at(-1)).toEqual({ elapsedMs: 1_350_000, lead: 6 });
    expect(playedUntil(scores, spans, { period: 3, clockMs: null, running: false, at: null })).toBe(1_200_000);
  });

  test('the largest lead is the first moment of it; a side that never led has none', () => {
    expect(largestLead(scores, 'home')).toEqual({ elapsedMs: 700_000, lead: 8, home: 11, away: 3 });
    expect(largestLead(scores, 'away')?.lead).toBe(-3);
    expect(largestLead([{ elapsedMs: 1, home: 2, away: 0 }], 'away')).toBeNull();
  });

  test('a period without points ends with the score of the one before', () => {
    expect(scoresAtPeriodEnds(scores, periodSpans(length, 0)).map(({ home, away }) => [home, away])).toEqual([
      [5, 3],
      [11, 5],
      [11, 5],
      [11, 5],
    ]);
  });

  test('the home side is drawn above the centre line and the visitors below it', () => {
    const shape = leadShape(leadPoints(scores, 2_400_000), 2_400_000);
    expect(shape.y(8)).toBeLessThan(shape.y(0));
    expect(shape.y(-3)).toBeGreaterThan(shape.y(0));
    expect(shape.ticks).toContain(0);
  });

  test('has its data in text and in a table', () => {
    renderEnglish(
      <LeadTracker
        home={team('HOM')}
        away={team('AWA')}
        scores={scores}
        length={length}
        spans={periodSpans(length, 0)}
        untilMs={2_400_000}
        moments={[]}
      />,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Lead through the game. Largest lead of Team HOM: 8. Largest lead of Team AWA: 3.',
    );
    expect(screen.getByRole('rowheader', { name: 'Quarter 2', hidden: true })).toBeTruthy();
  });
});
