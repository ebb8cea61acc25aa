import type { Database } from '#server/db/connect.ts';
import type { Queryable } from '#server/db/tenant-scope.ts';

export type Notice = { channel: string; payload: string };

interface Outbox {
  add(notices: readonly Notice[]): void;
}

/** A property, since connections are handed on as objects that inherit from them. */
const key = Symbol('outbox');

/** Returns where notices of a connection or transaction go, undefined where PostgreSQL carries them. */
export const outboxOf = (db: Queryable): Outbox | undefined => (db as { [key]?: Outbox })[key];

/** Returns the connection with an outbox: notices are posted at once, those of a transaction after its commit. */
export function withOutbox(db: Database, post: (notices: readonly Notice[]) => void): Database {
  return attach(Object.create(db), db, { add: post });
}

function attach<Connection extends Queryable>(target: Connection, db: Connection, outbox: Outbox): Connection {
  const transaction = db.transaction.bind(db);
  const runAndAdd: Queryable['transaction'] = async (work, config) => {
    const pending: Notice[] = [];
    const result = await transaction(
      (inner) => work(attach(inner, inner, { add: (more) => void pending.push(...more) })),
      config,
    );
    outbox.add(unique(pending));
    return result;
  };
  return Object.defineProperties(target, { [key]: { value: outbox }, transaction: { value: runAndAdd } });
}

function unique(notices: readonly Notice[]): Notice[] {
  return [...new Map(notices.map((notice) => [`${notice.channel} ${notice.payload}`, notice])).values()];
}
