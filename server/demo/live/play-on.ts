import type { TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import { playSteps } from '#server/league/live/replay/play-steps.ts';
import { bringForward } from './bring-forward.ts';
import { enterSquads } from './enter-squads.ts';
import { comingScripts, dropScript, type Script } from './next-script.ts';
import { isScripted, scriptSteps, untilFinalMs } from './script-steps.ts';

export type Wait = (ms: number) => Promise<void>;

/** Maximum wait for a game while none is in play. */
const soonMs = 20_000;

/**
 * Plays a demo game to its end from its current state. A game that has not begun is brought forward to now; before it
 * is finalised, the next one is brought forward, so that there is always a game to watch. Throws what `wait` throws,
 * and `conflict` if another client writes or has written to the game.
 */
export async function playOn(scope: TenantScope, script: Script, wait: Wait): Promise<void> {
  const { gameId, simulation } = script;
  if (!script.isLive) await wait(await tipOffSoon(scope, script));
  const game = await loadLiveGame(scope, gameId);
  if (!isScripted(simulation, game.state)) throw new LeagueError('conflict', 'Another client runs this game.');
  await enterSquads(scope, game, simulation);
  const { state } = await loadLiveGame(scope, gameId);
  const steps = scriptSteps(simulation, state);
  const callNext = async () => {
    const next = (await comingScripts(scope)).find((one) => one.gameId !== gameId);
    if (next) await bringForward(scope, next.gameId, new Date(Date.now() + untilFinalMs));
  };
  await playSteps(
    scope,
    gameId,
    { steps, seq: state.log.length },
    { speed: 1, wait, onEvent: async (written, all) => void (written === all - 1 && (await callNext())) },
  );
  await dropScript(scope, script);
}

/** Returns the milliseconds until tip-off; brings the game forward first if its tip-off is not near. */
async function tipOffSoon(scope: TenantScope, { gameId, tipOffAt }: Script): Promise<number> {
  const ms = (tipOffAt?.getTime() ?? 0) - Date.now();
  if (ms >= -soonMs && ms <= 2 * untilFinalMs) return Math.max(0, ms);
  await bringForward(scope, gameId, new Date(Date.now() + soonMs));
  return soonMs;
}
