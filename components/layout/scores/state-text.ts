import type { StripGame } from '#lib/api/contract/schedule.ts';
import { fill } from '#lib/i18n/fill.ts';
import { timeHere } from '#lib/i18n/format/visitor-time.ts';
import type { Messages } from '#messages/english.ts';

export type StripTexts = Messages['score-strip'];

const regularPeriods = 4;

/** The state of a game in words: its time for the visitor, the period that is on, or how it ended. */
export function stateText(game: StripGame, texts: StripTexts): string {
  const { state, tipOffAt, overtimes, period } = game;
  if (state === 'scheduled') return tipOffAt ? timeHere(new Date(tipOffAt)) : texts.timeOpen;
  if (state === 'final' && overtimes > 0)
    return fill(overtimes === 1 ? texts.status.finalOvertime : texts.status.finalOvertimes, { number: overtimes });
  if (state !== 'live' || !period) return texts.status[state];
  const isOvertime = period.number > regularPeriods;
  const name = isOvertime
    ? fill(texts.overtime, { number: period.number - regularPeriods })
    : fill(texts.period, { number: period.number });
  if (!period.isOver) return name;
  if (period.number * 2 === regularPeriods) return texts.status.halfTime;
  return fill(texts.status.periodOver, { period: name });
}
