import type { Connection } from './connection.ts';
import type { Frame } from './frames.ts';
import { type InTurn, visitInTurn } from './time-slices.ts';

/** The subscriptions of this server, by channel. */
export class Channels {
  private readonly byName = new Map<string, Set<Connection>>();
  private readonly inTurn: InTurn;

  constructor(inTurn: InTurn) {
    this.inTurn = inTurn;
  }

  /** Returns false when the connection is subscribed already. */
  add(name: string, connection: Connection): boolean {
    const members = this.byName.get(name) ?? new Set();
    if (members.has(connection)) return false;
    this.byName.set(name, members.add(connection));
    connection.channels.add(name);
    return true;
  }

  /** Returns false when the connection is not subscribed. */
  remove(name: string, connection: Connection): boolean {
    const members = this.byName.get(name);
    if (!members?.delete(connection)) return false;
    if (members.size === 0) this.byName.delete(name);
    connection.channels.delete(name);
    return true;
  }

  /** Sends a frame to those who are subscribed now, in the order of calls. */
  send(name: string, frame: Frame, exceptId?: string): void {
    visitInTurn(this.inTurn, this.members(name), (connection) => {
      if (connection.id !== exceptId && connection.channels.has(name)) connection.send(frame);
    });
  }

  members(name: string): ReadonlySet<Connection> {
    return this.byName.get(name) ?? new Set();
  }

  size(name: string): number {
    return this.byName.get(name)?.size ?? 0;
  }

  names(): IterableIterator<string> {
    return this.byName.keys();
  }
}
