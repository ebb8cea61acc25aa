import { callApi, commandApi } from '#lib/api/client.ts';
import { getDeskGame, getDeskLiveGame } from '#lib/api/contract/desk.ts';
import { eventsMessage } from '#lib/api/contract/live.ts';
import { authorizeChannel } from '#lib/api/contract/staff.ts';
import { getWebsiteConfig } from '#lib/api/contract/website.ts';
import type { TableSheet, ToldSheet } from '#lib/desk/sheet/is-same-sheet.ts';
import { onSessionChange } from '#lib/desk/stored-session.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { connectChannels } from '#lib/realtime/connect.ts';
import { followGame } from '#lib/realtime/follow-game.ts';
import { readDuty } from './duty.ts';
import { type CrewMember, followCrew } from './follow-crew.ts';
import type { OpenDesk } from './open-desk.ts';

/**
 * Receives the events and the sheets of other devices, by the live channel or by polling, and who else is at the desk.
 * Returns functions that announce a new duty of this device, and stop.
 */
export function followDesk(
  { outbox, snapshot, device }: OpenDesk,
  locale: Locale,
  { onSheet, onCrew }: { onSheet: (sheet: ToldSheet) => void; onCrew: (others: CrewMember[]) => void },
): { announceDuty: () => void; stop: () => void } {
  const { gameId } = snapshot.live;
  const load = async (since: number, seq: number, officials?: TableSheet['officials']) => {
    const live = await callApi(getDeskLiveGame, { params: { gameId }, query: { since, seq, locale } });
    const { sheet, coaches, assistants } = live;
    if (!isStopped) onSheet({ sheet, coaches, assistants, ...(officials && { officials }) });
    return live;
  };
  const loadWithOfficials = async (since: number, seq: number) => {
    const { officials } = await callApi(getDeskGame, { params: { gameId }, query: { locale } });
    return load(since, seq, officials);
  };
  const loadSheet = () => loadWithOfficials(outbox.getState().queue.seq, Date.now());
  let isStopped = false;
  let isPolling = false;
  const setConnected = (isConnected: boolean) => {
    isPolling = !isConnected;
    follower.setConnected(isConnected);
  };
  const follower = followGame({
    seq: outbox.getState().queue.seq,
    // Who polls is told of no change, so it asks for the officials too.
    load: (since, seq) => (isPolling ? loadWithOfficials(since, seq) : load(since, seq)),
    onEvents: (events, seq) => outbox.receive({ events, seq }),
  });
  const wake = () => outbox.wake();
  addEventListener('online', wake);
  const stopSession = onSessionChange(wake);
  let disconnect: (() => void) | null = null;
  let crew: ReturnType<typeof followCrew> | null = null;

  const connect = async () => {
    const { realtime } = await callApi(getWebsiteConfig, { params: {}, query: {} });
    if (!realtime) return setConnected(false);
    const client = await connectChannels({
      address: realtime,
      apiOrigin: location.origin,
      authorize: (socketId, channel) =>
        commandApi(authorizeChannel, {
          params: {},
          body: { socketId, channel, device: { id: device, duty: readDuty() } },
        }),
    });
    if (isStopped) return client.disconnect();
    disconnect = () => client.disconnect();
    crew = followCrew(client, gameId, (others) => {
      if (!isStopped) onCrew(others);
    });
    const channel = client.subscribe(`game.${gameId}`);
    channel.bind('events', (data: unknown) => follower.receive(eventsMessage.parse(data)));
    channel.bind('gap', () => follower.resync());
    channel.bind('sheet', () => {
      loadSheet().catch(() => follower.resync());
    });
    client.connection.bind('state_change', ({ current }: { current: string }) => {
      setConnected(current === 'connected');
      if (current === 'connected') outbox.wake();
    });
  };
  // Without the configuration there are no channels; the follower polls instead.
  connect().catch(() => setConnected(false));

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
