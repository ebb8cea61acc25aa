import { leadChangesAt } from '#lib/basketball/plays/lead-changes-at.ts';
import type { Step } from './score-course.ts';
import type { StoryFact } from './story-fact.ts';
import type { StoryGame } from './story-game.ts';
import { storyPeriod } from './tell-by-period.ts';

/** From when on something is worth telling, in points, times and milliseconds. */
const notable = {
  comeback: 8,
  swings: 6,
  run: 8,
  /** A run decides only if the winner was not clearly ahead before it. */
  leadBeforeRun: 4,
  lateMs: 2 * 60_000,
  chased: 12,
  within: 5,
  lead: 15,
};

const minuteOf = (elapsedMs: number) => Math.max(1, Math.ceil(elapsedMs / 60_000));
const leadOf = ({ own, other }: Step) => own - other;

/** Returns who led: the winner throughout, from far behind, or both in turns. */
export function shapeOfCourse(course: readonly Step[], isTimed: boolean): StoryFact | null {
  const leads = course.map(leadOf);
  const ties = leads.filter((lead, index) => index > 0 && lead === 0).length;
  const lowest = Math.min(...leads);
  if (lowest === 0) return ties === 0 ? { kind: 'led-throughout' } : { kind: 'never-trailed', ties };
  const deepest = course[leads.indexOf(lowest)];
  if (deepest && -lowest >= notable.comeback) {
    const { own, other, elapsedMs } = deepest;
    return { kind: 'comeback', deficit: -lowest, own, other, minute: isTimed ? minuteOf(elapsedMs) : null };
  }
  const changes = leadChangesAt(leads).length;
  return changes >= notable.swings ? { kind: 'swings', changes, ties } : null;
}

/** Returns the winner's largest run after which the score was never level again, the latest of equal ones. */
export function turnByRun(course: readonly Step[], { regularPeriods }: StoryGame): StoryFact | null {
  const since = leadForGood(course);
  const [best] = runsOf(course)
    .filter(({ from, to }) => {
      const [before, after] = [course[from], course[to]];
      return before && after && to >= since && leadOf(before) <= notable.leadBeforeRun;
    })
    .map(({ from, to }) => ({ first: course[from], start: course[from + 1], end: course[to] }))
    .toReversed()
    .toSorted((a, b) => (b.end?.own ?? 0) - (b.first?.own ?? 0) - ((a.end?.own ?? 0) - (a.first?.own ?? 0)));
  if (!best?.first || !best.start || !best.end) return null;
  const { first, start, end } = best;
  if (end.own - first.own < notable.run) return null;
  return {
    kind: 'decisive-run',
    points: end.own - first.own,
    from: { own: first.own, other: first.other },
    to: { own: end.own, other: end.other },
    period: start.period === end.period ? storyPeriod(end.period, regularPeriods) : null,
  };
}

/** Returns when the winner took the lead for good: in the last two minutes with the time left, else the minute. */
export function tellLeadForGood(course: readonly Step[], game: StoryGame): StoryFact | null {
  const step = course[leadForGood(course)];
  const last = course.at(-1);
  if (!step || !last) return null;
  const { regularPeriods, periodMs, overtimeMs } = game;
  const overtimes = Math.max(0, game.periods.length - regularPeriods);
  const leftMs = regularPeriods * periodMs + overtimes * overtimeMs - step.elapsedMs;
  if (leftMs < 0 || game.periods.length < regularPeriods) return null;
  if (leftMs > notable.lateMs) return { kind: 'lead-for-good', minute: minuteOf(step.elapsedMs) };
  const { own, other } = step;
  return { kind: 'late-lead', own, other, leftMs, period: overtimes > 0 ? 'overtime' : null };
}

/** Returns how close the loser came after the winner's largest lead; else that lead, if large. */
export function tellLargestLead(course: readonly Step[]): StoryFact | null {
  const leads = course.map(leadOf);
  const largest = Math.max(...leads);
  const closest = Math.min(...leads.slice(leads.indexOf(largest)));
  if (largest >= notable.chased && closest > 0 && closest <= notable.within) return { kind: 'chase', largest, closest };
  return largest >= notable.lead ? { kind: 'largest-lead', points: largest } : null;
}

/** The index of the step from which on the winner was always ahead. */
function leadForGood(course: readonly Step[]): number {
  return course.findLastIndex((step) => leadOf(step) <= 0) + 1;
}

/** The runs of the winner: the steps before its first and after its last unanswered points. */
function runsOf(course: readonly Step[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [index, step] of course.entries()) {
    const before = course[index - 1];
    if (!before || step.own === before.own) continue;
    const run = runs.at(-1);
    if (run?.to === index - 1) run.to = index;
    else runs.push({ from: index - 1, to: index });
  }
  return runs;
}
