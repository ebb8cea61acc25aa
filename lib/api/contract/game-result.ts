import { z } from 'zod';
import { claimedStates, claimKinds, rulings } from '#lib/basketball/result/claim.ts';
import { defineCall } from './call.ts';
import { defineCommand } from './command.ts';
import { instant, slug, storedWhole } from './common.ts';
import { gameParams, gameStates, periodScore } from './game.ts';

const points = z.number().int().min(0).max(999);
const reason = z.string().trim().min(3).max(500);
/** The `revision` of the history that the change is based on; left out, it changes whatever there is. */
const revision = storedWhole.optional();
/** What a decision tells the public: its day, a text as it is written, and a document of the site by its slug. */
const told = {
  decidedOn: z.iso.date().optional(),
  publicText: z.string().trim().max(1000).optional(),
  document: slug.optional(),
};
const decision = { revision, reason, ...told };
const enteredPeriod = z.object({ period: z.number().int().min(1).max(50), home: points, away: points });
/** A final score as somebody enters it, with or without its periods. */
export const enteredScore = { home: points, away: points, periods: z.array(enteredPeriod).max(20).default([]) };

/**
 * One statement of a result. `result` certifies a score, also in place of any other; its `reason` may be left out only where the
 * game has none yet. The others are decisions, which keep the result beneath them: a forfeit and a default award the score of the
 * rules (a walk-over is that of a team that has withdrawn), an annulment takes the result out of the standings, and so does a replay
 * that is ordered; a protest upheld sets another score. A protest that was filed or dismissed is announced and leaves the result as it is.
 */
export const gameResultInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('result'), ...enteredScore, revision, reason: reason.optional() }),
  z.object({ kind: z.literal('forfeit'), guilty: z.enum(['home', 'away', 'both']), ...decision }),
  z.object({ kind: z.literal('walkover'), guilty: z.enum(['home', 'away', 'both']), ...decision }),
  z.object({ kind: z.literal('default'), guilty: z.enum(['home', 'away']), ...decision }),
  z.object({ kind: z.literal('annulment'), ...decision }),
  z.object({ kind: z.literal('replay'), ...decision }),
  z.object({ kind: z.literal('protest'), ...enteredScore, ...decision }),
  z.object({ kind: z.literal('protest-filed'), ...decision }),
  z.object({ kind: z.literal('protest-dismissed'), ...decision }),
]);
export type GameResultInput = z.input<typeof gameResultInput>;

const statedBy = z.object({ kind: z.enum(['staff', 'operator', 'import']), name: z.string() });

const historyEntry = z.object({
  id: z.string(),
  kind: z.enum(claimKinds),
  /** The fixture list, feed, box score, desk or office that states it. */
  source: z.string(),
  state: z.enum(claimedStates),
  score: z.object({ home: z.number().int(), away: z.number().int() }).nullable(),
  periods: z.array(periodScore),
  overtimes: z.number().int().nullable(),
  guilty: z.enum(['home', 'away', 'both']).nullable(),
  reason: z.string().nullable(),
  /** What the decision is; null for a result, and for a decision of the desk or of a file. */
  ruling: z.enum(rulings).nullable(),
  decidedOn: z.iso.date().nullable(),
  publicText: z.string().nullable(),
  document: z.string().nullable(),
  by: statedBy,
  at: instant,
  withdrawn: z.object({ by: statedBy.nullable(), at: instant, reason: z.string().nullable() }).nullable(),
  /** `result`: it is the result of the game; `beneath`: it becomes so when the decision is lifted; `notice`: it is announced beside it. */
  standing: z.enum(['result', 'beneath', 'notice']).nullable(),
});

const gameResultHistory = z
  .object({
    gameId: z.string(),
    /** Raised by every statement and withdrawal. */
    revision: storedWhole,
    /** That of the game as a fixture, which a change of its day is based on. */
    fixtureRevision: z.number().int().min(0),
    state: z.enum(gameStates),
    score: z.object({ home: z.number().int(), away: z.number().int() }).nullable(),
    /** All statements of the result, the newest first. */
    history: z.array(historyEntry),
  })
  .meta({ id: 'GameResultHistory' });
export type GameResultHistory = z.infer<typeof gameResultHistory>;

export const setGameResult = defineCommand({
  method: 'PUT',
  path: '/v2/manage/games/{gameId}/result',
  summary:
    'Enters or corrects the result of a game, decides it by forfeit, walk-over, default, annulment, replay or protest, or announces a protest',
  params: gameParams,
  body: gameResultInput,
  answer: gameResultHistory,
});

export const withdrawGameResult = defineCommand({
  method: 'DELETE',
  path: '/v2/manage/games/{gameId}/result',
  summary: 'Lifts the decision on a game, or without one withdraws its result, so that what was beneath stands again',
  params: gameParams,
  body: z.object({ revision, reason, /** Another statement to withdraw, by its id. */ id: z.uuid().optional() }),
  answer: gameResultHistory,
});

export const getGameResultHistory = defineCall({
  path: '/v2/manage/games/{gameId}/history',
  summary: 'All results that were stated for a game: by whom, when, why, and which stands',
  params: gameParams,
  query: z.object({}),
  answer: gameResultHistory,
});
