import type { DatabaseConnection } from './db/connect.ts';
import type { BackupState } from './feeds/backup/backup-state.ts';

export interface ServeOptions {
  /** Serves the pages, built or in development, or the engine alone. */
  site: 'built' | 'development' | 'none';
}

export interface CourtsideServer {
  /** Where users of this machine and the process itself reach the server. */
  address: string;
  loopback: string;
  /** Begins what a built site needs besides a database and takes long: the places where pages are rendered. */
  prepareSite(): void;
  /** Starts the parts on a migrated database; earlier requests are answered then. */
  serve(database: Omit<DatabaseConnection, 'close'>, options: ServeOptions): Promise<void>;
  /** Takes note of how the last nightly backups ended, for the metrics. */
  noteBackup(state: BackupState): void;
  close(): Promise<void>;
}
