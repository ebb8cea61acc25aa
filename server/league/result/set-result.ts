import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type GameResultHistory, type GameResultInput, gameResultInput } from '#lib/api/contract/game-result.ts';
import { type SettledResult, settleResult } from '#lib/basketball/result/settle-result.ts';
import { ruledScore, type Score } from '#lib/basketball/rules/result.ts';
import { announce } from '#server/changes/announce.ts';
import { documents } from '#server/db/schema/publications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision, badRequest, LeagueError } from '#server/errors.ts';
import { ownLog } from '#server/league/game/own-log.ts';
import { rulesOf } from '#server/league/game/rules.ts';
import { tagsOfGame } from '#server/league/game/tags-of-game.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { say } from '#server/refusals/sentence.ts';
import { assertMayChange, type Changer } from './assert-may-change.ts';
import { type Claim, type GameRow, type StoredClaim, scoreOf, toClaim } from './claims.ts';
import { listResultHistory, revisionOf } from './list-history.ts';
import { lockGame } from './lock-game.ts';
import { mayBeLevel } from './may-be-level.ts';
import { authorOf, type ClaimInput, officeSource } from './new-claim.ts';
import { settleGame } from './settle-game.ts';
import { claimsOf, stateClaim } from './state-claim.ts';

type Input = z.output<typeof gameResultInput>;

/**
 * Enters, corrects or decides the result of a game, or announces a protest, whatever brought the one before: see `gameResultInput`. Updates rollups, series
 * and champion, and announces as `decideGame` does; the caller authorises the roles. Throws `bad-request` with the
 * path of the fault, `conflict` for a score of a game that a desk is scoring, and with the history where `revision` is not the latest, `forbidden` for what a scorer may not change, and `not-found`, also for another tenant's game.
 */
export function setResult(
  scope: TenantScope,
  gameId: string,
  input: GameResultInput,
  changer: Changer = null,
): Promise<GameResultHistory> {
  return inTransaction(scope, async (scope) => {
    const parsed: Input = parseInput(gameResultInput, input);
    const game = await lockGame(scope, gameId);
    const claims = await claimsOf(scope, game);
    await assertRevision(parsed.revision, revisionOf(claims), () => listResultHistory(scope, gameId));
    assertMayChange(changer, parsed.kind, claims);
    assertNotScored(game, parsed);
    const stands = settleResult(claims.map(toClaim));
    if (parsed.kind === 'result' && !parsed.reason && (stands.decision || stands.played)) {
      throw badRequest(say`The game has a result: give the reason for another.`, [
        { path: 'reason', message: say`is needed where a result is replaced` },
      ]);
    }
    if ('document' in parsed && parsed.document) await assertDocument(scope, parsed.document);
    if ('periods' in parsed) await assertScore(scope, game, parsed);
    const played = parsed.kind === 'default' ? await playedScore(scope, game, stands) : noScore;
    const next = await stateClaim(scope, game, claimOf(scope, game, parsed, played), claims);
    await settleGame(scope, game, next);
    // Text and document of a decision, and a notice, change no column.
    await announce(scope, await tagsOfGame(scope, game));
    return listResultHistory(scope, gameId);
  });
}

/** Throws `conflict` for a final score of a game that a desk is scoring: two would count it. */
function assertNotScored({ state, logSource }: GameRow, { kind }: Input): void {
  if (kind !== 'result' || state !== 'live' || logSource !== ownLog) return;
  throw new LeagueError('conflict', say`This game is being scored at the desk: end and certify it there.`);
}

const noScore: Score = { home: 0, away: 0 };

/** The score of the court: the played result, else the log in play. The columns show it only where no decision stands. */
async function playedScore(scope: TenantScope, game: GameRow, stands: SettledResult<Claim>): Promise<Score> {
  if (stands.played?.score) return stands.played.score;
  if (stands.decision === null) return scoreOf(game) ?? noScore;
  return game.seq > 0 ? (await loadLiveGame(scope, game.id)).state.score : noScore;
}

function claimOf(scope: TenantScope, game: GameRow, input: Input, played: Score): ClaimInput {
  const told = input.kind === 'result' ? {} : publicationOf(input);
  const common = { source: officeSource, author: authorOf(scope, officeSource), reason: input.reason ?? null, ...told };
  const rules = rulesOf(game);
  if (input.kind === 'result' || input.kind === 'protest') {
    const { home, away, periods } = input;
    const overtimes = periods.length > 0 ? Math.max(0, periods.length - rules.periods.count) : null;
    const kind = input.kind === 'protest' ? 'decision' : 'certified';
    return { ...common, kind, state: 'final', score: { home, away }, periods, overtimes, guilty: null };
  }
  const decision = { ...common, kind: 'decision' as const, periods: [], overtimes: null };
  if (input.kind === 'annulment' || input.kind === 'replay')
    return { ...decision, state: 'annulled', score: null, guilty: null };
  if (input.kind === 'protest-filed' || input.kind === 'protest-dismissed')
    return { ...decision, kind: 'notice', state: 'final', score: null, guilty: null };
  const kind = input.kind === 'default' ? 'default' : 'forfeit';
  const score = ruledScore(rules, { kind, guilty: input.guilty }, played);
  return { ...decision, state: kind === 'forfeit' ? 'forfeited' : 'defaulted', score, guilty: input.guilty };
}

const publicationOf = ({ kind, decidedOn, publicText, document }: Exclude<Input, { kind: 'result' }>) => ({
  ruling: kind,
  decidedOn: decidedOn ?? null,
  publicText: publicText || null,
  documentSlug: document ?? null,
});

/** Throws `bad-request` for a document that the site does not have. */
async function assertDocument(scope: TenantScope, slug: string): Promise<void> {
  const found = await scope.db.$count(documents, ofTenant(scope, documents, eq(documents.slug, slug)));
  if (found > 0) return;
  const message = say`there is no document "${slug}": add it to the documents of the site first`;
  throw badRequest(
    say`The decision cannot be saved: there is no document "${slug}": add it to the documents of the site first.`,
    [{ path: 'document', message }],
  );
}

/** Throws `bad-request` for periods that do not add up, and for a level score of a game that may not end so. */
export async function assertScore(
  scope: TenantScope,
  game: GameRow,
  { home, away, periods }: Pick<StoredClaim, 'periods'> & Score,
): Promise<void> {
  const sum = (side: 'home' | 'away') => periods.reduce((total, period) => total + period[side], 0);
  if (periods.length > 0 && (sum('home') !== home || sum('away') !== away)) {
    const message = say`add up to ${sum('home')}–${sum('away')}, the score is ${home}–${away}`;
    const refusal = say`The periods add up to ${sum('home')}–${sum('away')}, the score is ${home}–${away}.`;
    throw badRequest(refusal, [{ path: 'periods', message }]);
  }
  if (home !== away || (await mayBeLevel(scope, game))) return;
  throw badRequest(say`A game cannot end in a tie.`, [{ path: 'away', message: say`a game cannot end in a tie` }]);
}
