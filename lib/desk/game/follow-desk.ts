import { callApi } from '#lib/api/client.ts';
import { getDeskLiveGame } from '#lib/api/contract/desk.ts';
import { eventsMessage, type LiveGame } from '#lib/api/contract/live.ts';
import { getWebsiteConfig } from '#lib/api/contract/website.ts';
import { onSessionChange } from '#lib/desk/stored-session.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { connectChannels } from '#lib/realtime/connect.ts';
import { followGame } from '#lib/realtime/follow-game.ts';
import type { OpenDesk } from './open-desk.ts';

type Sheet = Pick<LiveGame, 'sheet' | 'coaches'>;

/**
 * Receives the events and the sheets of other devices, by the live channel or by polling. Returns a function that stops
 * it.
 */
export function followDesk(
  { outbox, snapshot }: OpenDesk,
  locale: Locale,
  onSheet: (sheet: Sheet) => void,
): () => void {
  const { gameId } = snapshot.live;
  const load = async (since: number, seq: number) => {
    const live = await callApi(getDeskLiveGame, { params: { gameId }, query: { since, seq, locale } });
    if (!isStopped) onSheet({ sheet: live.sheet, coaches: live.coaches });
    return live;
  };
  let isStopped = false;
  const follower = followGame({
    seq: outbox.getState().queue.seq,
    load,
    onEvents: (events, seq) => outbox.receive({ events, seq }),
  });
  const wake = () => outbox.wake();
  addEventListener('online', wake);
  const stopSession = onSessionChange(wake);
  let disconnect: (() => void) | null = null;

  const connect = async () => {
    const { realtime } = await callApi(getWebsiteConfig, { params: {}, query: {} });
    if (!realtime) return follower.setConnected(false);
    const client = await connectChannels({ address: realtime, apiOrigin: location.origin });
    if (isStopped) return client.disconnect();
    disconnect = () => client.disconnect();
    const channel = client.subscribe(`game.${gameId}`);
    channel.bind('events', (data: unknown) => follower.receive(eventsMessage.parse(data)));
    channel.bind('gap', () => follower.resync());
    channel.bind('sheet', () => {
      load(outbox.getState().queue.seq, Date.now()).catch(() => follower.resync());
    });
    client.connection.bind('state_change', ({ current }: { current: string }) => {
      follower.setConnected(current === 'connected');
      if (current === 'connected') outbox.wake();
    });
  };
  // Without the configuration there are no channels; the follower polls instead.
  connect().catch(() => follower.setConnected(false));

  return () => {
    isStopped = true;
    removeEventListener('online', wake);
    stopSession();
    follower.close();
    disconnect?.();
    outbox.close();
  };
}
