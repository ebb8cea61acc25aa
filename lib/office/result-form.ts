import type { GameResultHistory, GameResultInput } from '#lib/api/contract/game-result.ts';
import type { Side } from '#lib/basketball/events.ts';
import { sides } from '#lib/basketball/sides.ts';

/** What may be stated of a game by hand. */
export const resultKinds = [
  'result',
  'forfeit',
  'walkover',
  'default',
  'annulment',
  'replay',
  'protest-filed',
  'protest',
  'protest-dismissed',
] as const satisfies readonly GameResultInput['kind'][];
export type ResultKind = (typeof resultKinds)[number];

/** What stands in the fields of the form, as typed. */
export type ResultForm = {
  kind: ResultKind;
  score: Record<Side, string>;
  /** The points of each period; empty rows are left out. */
  periods: readonly Record<Side, string>[];
  /** Empty until it is chosen. */
  guilty: Side | 'both' | '';
  reason: string;
  /** What the site tells of a decision. */
  decidedOn: string;
  publicText: string;
  document: string;
};

export const emptyForm = (history: GameResultHistory): ResultForm => ({
  kind: 'result',
  score: { home: textOf(history.score?.home), away: textOf(history.score?.away) },
  periods: [],
  guilty: '',
  reason: '',
  decidedOn: '',
  publicText: '',
  document: '',
});

const textOf = (points: number | undefined) => (points === undefined ? '' : String(points));

/** What the form lacks. A tie is the server's to refuse: a leg of an aggregate may end in one. */
export type FormProblem = 'score' | 'periods' | 'guilty' | 'reason';

/** Whether a team is at fault. */
export const hasGuilty = (kind: ResultKind): kind is 'forfeit' | 'walkover' | 'default' =>
  kind === 'forfeit' || kind === 'walkover' || kind === 'default';

export const hasScore = (kind: ResultKind): boolean => kind === 'result' || kind === 'protest';

/** Tells whether a reason is needed: every decision, and another score in place of one, say why. */
export const needsReason = (kind: ResultKind, { history }: GameResultHistory): boolean =>
  kind !== 'result' || history.some(({ standing }) => standing !== null);

/** Returns the statement of a form on the revision that it was filled in for, or what has to be corrected first. */
export function toResultInput(form: ResultForm, history: GameResultHistory): GameResultInput | FormProblem {
  const reason = form.reason.trim();
  if (needsReason(form.kind, history) && reason.length < 3) return 'reason';
  const { revision } = history;
  const decision = { revision, reason, ...publicationOf(form) };
  if (hasGuilty(form.kind)) {
    const { kind, guilty } = form;
    if (guilty === '') return 'guilty';
    if (kind !== 'default') return { kind, guilty, ...decision };
    return guilty === 'both' ? 'guilty' : { kind, guilty, ...decision };
  }
  if (form.kind !== 'result' && form.kind !== 'protest') return { kind: form.kind, ...decision };
  const score = readScore(form);
  if (typeof score === 'string') return score;
  if (form.kind === 'protest') return { kind: form.kind, ...score, ...decision };
  return { kind: 'result', ...score, revision, ...(reason && { reason }) };
}

/** Returns the score of a form with its periods, or what has to be corrected first. */
export function readScore(form: Pick<ResultForm, 'score' | 'periods'>) {
  const [home, away] = sides.map((side) => pointsOf(form.score[side]));
  if (home === undefined || away === undefined || home === null || away === null) return 'score' as const;
  const typed = form.periods.filter((period) => sides.some((side) => period[side].trim() !== ''));
  const periods = typed.map((period, index) => ({
    period: index + 1,
    home: pointsOf(period.home) ?? -1,
    away: pointsOf(period.away) ?? -1,
  }));
  return periods.length > 0 && !addUp(periods, { home, away }) ? ('periods' as const) : { home, away, periods };
}

function publicationOf({ decidedOn, publicText, document }: ResultForm) {
  const text = publicText.trim();
  return { ...(decidedOn && { decidedOn }), ...(text && { publicText: text }), ...(document && { document }) };
}

/** Returns the points of a field; null where it holds none. */
function pointsOf(text: string): number | null {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
}

function addUp(periods: readonly Record<Side, number>[], score: Record<Side, number>): boolean {
  return sides.every(
    (side) =>
      periods.every((period) => period[side] >= 0) &&
      periods.reduce((sum, period) => sum + period[side], 0) === score[side],
  );
}
