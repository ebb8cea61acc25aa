import { callApi, commandApi } from '#lib/api/client.ts';
import { getLiveGame, recordEvents } from '#lib/api/contract/live.ts';
import { Outbox } from '#lib/desk/outbox/outbox.ts';
import { type DeskCommand, openQueue } from '#lib/desk/outbox/queue.ts';
import { openDeskStorage } from '#lib/desk/outbox/storage.ts';

export interface Device {
  /** Whether the device has it, sent or not. */
  knows(command: DeskCommand): boolean;
  /** Resolves when the device has it on its disk. */
  write(command: DeskCommand): Promise<void>;
  /** Resolves when at most so many commands wait to be sent. */
  untilWaiting(most: number): Promise<void>;
  /** Kills the device: pending sends and messages are lost, its disk is not. */
  die(): void;
}

export type Acknowledged = Map<string, number>;

const retryMs = 50;

/** The queue and the storage of the desk, as its pages open them. `onSend` is called for each request; `acknowledged` receives the events that the device knows to be in the log. */
export async function openDevice(gameId: string, acknowledged: Acknowledged, onSend: () => void): Promise<Device> {
  const storage = await openDeskStorage();
  const live = await callApi(getLiveGame, { params: { gameId }, query: { seq: Date.now() } });
  for (const { id, seq } of live.events) acknowledged.set(id, seq);
  let alive = true;
  const outbox = new Outbox({
    gameId,
    queue: openQueue(live.events, live.seq, await storage.unsentOf(gameId)),
    storage,
    saveLog: ({ seq, log }) => storage.saveGame(gameId, { seq, log }),
    send: async ({ events, expectedSeq }) => {
      onSend();
      const body = { expectedSeq, device: 'tablet', events: [...events] };
      const answer = await commandApi(recordEvents, { params: { gameId }, body });
      // A dead device receives nothing.
      if (!alive) return new Promise(() => undefined);
      if (answer.outcome === 'recorded') for (const { id, seq } of answer.recorded) acknowledged.set(id, seq);
      return answer;
    },
    load: (since, seq) => callApi(getLiveGame, { params: { gameId }, query: { since, seq } }),
    schedule: (run) => {
      const timer = setTimeout(run, retryMs);
      return () => clearTimeout(timer);
    },
  });
  outbox.wake();
  const waiting = () => outbox.getState().queue.unsent;
  return {
    knows: ({ id, events: [first] }) =>
      waiting().some((command) => command.id === id) ||
      outbox.getState().queue.log.some((event) => event.id === first?.id),
    write: (command) => outbox.write(command),
    untilWaiting: (most) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const { hold } = outbox.getState().queue;
          if (hold) reject(new Error(`The device holds: ${JSON.stringify(hold)}`));
          else if (waiting().length <= most) resolve();
        };
        outbox.subscribe(check);
        check();
      }),
    die() {
      alive = false;
      outbox.close();
      storage.close();
    },
  };
}
