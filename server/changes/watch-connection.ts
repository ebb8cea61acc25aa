import type { Log } from '#server/log.ts';
import type { ChangeListener } from './listen-to-announcements.ts';

export interface ConnectionWatch extends ChangeListener {
  /** Changes are received for the first time. */
  onConnect(): void;
  state(): 'starting' | 'up' | 'down';
}

/** Returns a listener that knows whether changes are received, and logs when that changes. */
export function watchConnection(log: Log): ConnectionWatch {
  let state: ReturnType<ConnectionWatch['state']> = 'starting';
  return {
    state: () => state,
    onChange: () => undefined,
    onConnect: () => (state = 'up'),
    onDisconnect() {
      state = 'down';
      log.warn('changes cannot be received until the database is reachable again; until then nothing is cached');
    },
    onReconnect() {
      log.info('changes may have been missed; everything counts as changed');
      state = 'up';
    },
    onResume() {
      log.info('changes are received again; what was announced meanwhile has been read');
      state = 'up';
    },
  };
}
