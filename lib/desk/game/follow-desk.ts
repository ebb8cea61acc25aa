import { callApi } from '#lib/api/client.ts';
import { getDeskGame, getDeskLiveGame } from '#lib/api/contract/desk.ts';
import { eventsMessage } from '#lib/api/contract/live.ts';
import type { TableSheet, ToldSheet } from '#lib/desk/sheet/is-same-sheet.ts';
import { onSessionChange } from '#lib/desk/stored-session.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { followGame } from '#lib/realtime/follow-game.ts';
import { requestTimeout } from '#lib/realtime/request-timeout.ts';
import { connectDesk } from './connect-desk.ts';
import { type CrewMember, followCrew } from './follow-crew.ts';
import type { OpenDesk } from './open-desk.ts';

export type FollowDeskOptions = {
  onSheet: (sheet: ToldSheet) => void;
  onCrew: (others: CrewMember[]) => void;
  connect?: typeof connectDesk;
};

/**
 * Receives the events and the sheets of other devices, by the live channel or by polling, and who else is at the desk.
 * Returns functions that announce a new duty of this device, and stop.
 */
export function followDesk(
  { outbox, snapshot, device }: OpenDesk,
  locale: Locale,
  { onSheet, onCrew, connect = connectDesk }: FollowDeskOptions,
): { announceDuty: () => void; stop: () => void } {
  const { gameId } = snapshot.live;
  const load = async (since: number, seq: number, officials?: TableSheet['officials']) => {
    const live = await callApi(
      getDeskLiveGame,
      { params: { gameId }, query: { since, seq, locale } },
      requestTimeout(),
    );
    const { sheet, coaches, assistants } = live;
    if (!isStopped) onSheet({ sheet, coaches, assistants, ...(officials && { officials }) });
    return live;
  };
  const loadWithOfficials = async (since: number, seq: number) => {
    const { officials } = await callApi(getDeskGame, { params: { gameId }, query: { locale } }, requestTimeout());
    return load(since, seq, officials);
  };
  const loadSheet = () => loadWithOfficials(outbox.getState().queue.seq, Date.now());
  let isStopped = false;
  let isPolling = false;
  /** Officials may have changed without this device having received them. */
  let mayMissOfficials = false;
  const setConnected = (isConnected: boolean) => {
    isPolling = !isConnected;
    follower.setConnected(isConnected);
  };
  const follower = followGame({
    seq: outbox.getState().queue.seq,
    async load(since, seq) {
      // Who polls is told of no change, so it asks for the officials too.
      if (!isPolling && !mayMissOfficials) return load(since, seq);
      mayMissOfficials = false;
      return loadWithOfficials(since, seq).catch((error: unknown) => {
        mayMissOfficials = true;
        throw error;
      });
    },
    onEvents: (events, seq) => outbox.receive({ events, seq }),
  });
  const resyncAll = () => {
    mayMissOfficials = true;
    follower.resync();
  };
  const wake = () => outbox.wake();
  addEventListener('online', wake);
  const stopSession = onSessionChange(wake);
  let disconnect: (() => void) | null = null;
  let crew: ReturnType<typeof followCrew> | null = null;

  const subscribe = async () => {
    const client = await connect(device);
    if (!client) return setConnected(false);
    if (isStopped) return client.disconnect();
    disconnect = () => client.disconnect();
    crew = followCrew(client, gameId, (others) => {
      if (!isStopped) onCrew(others);
    });
    const channel = client.subscribe(`game.${gameId}`);
    channel.bind('events', (data: unknown) => follower.receive(eventsMessage.parse(data)));
    channel.bind('gap', () => follower.resync());
    // What was published before the subscription came to nobody: since the snapshot, or the loss of the connection.
    channel.bind('pusher:subscription_succeeded', resyncAll);
    channel.bind('sheet', () => {
      loadSheet().catch(resyncAll);
    });
    client.connection.bind('state_change', ({ current }: { current: string }) => {
      setConnected(current === 'connected');
      if (current === 'connected') outbox.wake();
    });
  };
  // Without the configuration there are no channels; the follower polls instead.
  subscribe().catch(() => setConnected(false));

  return {
    announceDuty: () => crew?.rejoin(),
    stop: () => {
      isStopped = true;
      removeEventListener('online', wake);
      stopSession();
      follower.close();
      disconnect?.();
      outbox.close();
    },
  };
}
