import type { Connection } from './connection.ts';
import type { Frame } from './frames.ts';

/** The subscriptions of this server, by channel. */
export class Channels {
  private readonly byName = new Map<string, Set<Connection>>();

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

  send(name: string, frame: Frame, exceptId?: string): void {
    for (const connection of this.byName.get(name) ?? []) if (connection.id !== exceptId) connection.send(frame);
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
