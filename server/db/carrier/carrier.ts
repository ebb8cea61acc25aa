import type { Database } from '#server/db/connect.ts';

export interface Listening {
  close(): Promise<void>;
}

export interface NoticeFollower {
  onNotice(payload: string): void;
  /** The connection is lost: no notices until `onGap`. */
  onLost(): void;
  /** The connection is back; notices may have been missed. */
  onGap(): void;
}

/** Carries short notices between the servers on one database: PostgreSQL itself, Redis or NATS. */
export interface Carrier {
  listen(channel: string, follower: NoticeFollower): Promise<Listening>;
  /** Returns the connection for verbs, whose notices go by this carrier when their transaction commits. */
  carry(db: Database): Database;
  close(): Promise<void>;
}
