import type { TenantScope } from '#server/db/tenant-scope.ts';
import { loadLiveGame } from '#server/league/live/live-game.ts';
import { playSteps } from '#server/league/live/replay/play-steps.ts';
import { bringForward } from './bring-forward.ts';
import { enterSquads } from './enter-squads.ts';
import { comingScripts, dropScript, type Script } from './next-script.ts';
import { scriptSteps, untilFinalMs } from './script-steps.ts';

export type Wait = (ms: number) => Promise<void>;

/** Nobody waits longer than this for a game where none is on. */
const soonMs = 20_000;

/**
 * Plays a game of the demo to its end, from where it stands. One that has not begun is brought forward to now; before it
 * becomes final, the next one is brought forward, so that there is always a game to look at. Throws what `wait` throws, and
 * `conflict` when somebody else writes into the game.
 */
export async function playOn(scope: TenantScope, script: Script, wait: Wait): Promise<void> {
  const { gameId, simulation } = script;
  if (!script.isLive) await wait(await tipOffSoon(scope, script));
  const game = await loadLiveGame(scope, gameId);
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

/** How long until tip-off, after the game was moved to be played now. */
async function tipOffSoon(scope: TenantScope, { gameId, tipOffAt }: Script): Promise<number> {
  const ms = (tipOffAt?.getTime() ?? 0) - Date.now();
  if (ms >= -soonMs && ms <= 2 * untilFinalMs) return Math.max(0, ms);
  await bringForward(scope, gameId, new Date(Date.now() + soonMs));
  return soonMs;
}
