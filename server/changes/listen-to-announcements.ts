import type pg from 'pg';
import type { Carrier, Listening } from '#server/db/carrier/carrier.ts';
import { postgresCarrier } from '#server/db/carrier/postgres.ts';
import { type Announcement, announcementChannel } from './announce.ts';
import { openJournal, parsePosition, readJournal } from './journal.ts';

const retryMs = 2000;

export interface AnnouncementListener extends Listening {
  /** Whether every change since the given snapshot was received; `unknown` without one, and where everything may be stale. */
  start: 'known' | 'unknown';
}

/** A listener to changes of the data, such as a cache. */
export interface ChangeListener {
  onChange(change: Announcement): void;
  /** Changes are not received from now on. */
  onDisconnect(): void;
  /** Changes may have been missed, so everything cached is stale; from now on they are received again. */
  onReconnect(): void;
  /** Everything counts as changed, whether changes are received or not. */
  onEverything?(): void;
  /** Changes are received again and none was missed. Without it `onReconnect` is called. */
  onResume?(): void;
  /**
   * All changes in this snapshot of the database have been received; a later start may continue from there. A replica
   * that has replayed the log up to `lsn` has them all.
   */
  onSnapshot?(snapshot: string, lsn: string): void;
}

export interface ListenOptions {
  /** A snapshot that an earlier listener received. */
  since?: string | undefined;
  /** How often the announcements are read without having been woken. */
  readEveryMs?: number;
  /** What wakes the listener; the database itself unless it is given. */
  carrier?: Carrier;
}

/** Notifies the listener of each change announced on this database, by this process or another. */
export async function listenToAnnouncements(
  pool: pg.Pool,
  listener: ChangeListener,
  { since, readEveryMs = 30_000, carrier = postgresCarrier(pool) }: ListenOptions = {},
): Promise<AnnouncementListener> {
  let position = since === undefined ? null : parsePosition(since);
  let isStarted = false;
  let isListening = true;
  let isReceiving = true;
  let retry: NodeJS.Timeout | undefined;

  const read = async (): Promise<AnnouncementListener['start']> => {
    const { announcements, lsn, ...reading } = await (position ? readJournal(pool, position) : openJournal(pool));
    position = reading.position;
    for (const change of announcements ?? []) listener.onChange(change);
    if (isListening && (isStarted || since !== undefined)) receive(announcements !== null);
    listener.onSnapshot?.(JSON.stringify(position), lsn);
    return announcements ? 'known' : 'unknown';
  };
  const receive = (isComplete: boolean) => {
    const isResumed = isComplete && !isReceiving && listener.onResume !== undefined;
    if (isResumed) listener.onResume?.();
    else if (!isComplete || !isReceiving) listener.onReconnect();
    isReceiving = true;
  };
  const disconnect = () => {
    if (isReceiving) listener.onDisconnect();
    isReceiving = false;
  };
  const wake = oneAtATime(async () => {
    clearTimeout(retry);
    await read().catch(() => {
      disconnect();
      retry = setTimeout(wake, retryMs).unref();
    });
  });
  const listening = await carrier.listen(announcementChannel, {
    onNotice: () => void (isStarted && wake()),
    onLost() {
      isListening = false;
      disconnect();
    },
    onGap() {
      isListening = true;
      void wake();
    },
  });
  const start = await read().catch(async (error: unknown) => {
    await listening.close();
    throw error;
  });
  isStarted = true;
  // What woke it while it read for the first time.
  void wake();
  const timer = setInterval(wake, readEveryMs).unref();
  return {
    start,
    async close() {
      clearInterval(timer);
      await listening.close();
      await wake.end();
      clearTimeout(retry);
    },
  };
}

/** Returns a function that does the work, and does it once more if it is called meanwhile. */
function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isOpen = true;
  const run = async () => {
    while (isWanted && isOpen) {
      isWanted = false;
      await work();
    }
    running = undefined;
  };
  const call = () => {
    isWanted = true;
    running ??= run();
  };
  const end = async () => {
    isOpen = false;
    await running;
  };
  return Object.assign(call, { end });
}
