import type { Connection } from './connection.ts';

export type Members = Map<string, unknown>;

/** The members of presence channels on this server; a user may have several sockets. */
export class Presence {
  private readonly byChannel = new Map<string, Map<string, { info: unknown; sockets: Set<Connection> }>>();

  /** Returns true for the first socket of the user in the channel on this server. */
  join(channel: string, user: string, info: unknown, connection: Connection): boolean {
    const users = this.byChannel.get(channel) ?? new Map();
    this.byChannel.set(channel, users);
    const known = users.get(user);
    if (known) known.sockets.add(connection);
    else users.set(user, { info, sockets: new Set([connection]) });
    return known === undefined;
  }

  /**
   * Removes a socket. Returns its user, or null where the user has other sockets or the socket was not in the channel.
   */
  leave(channel: string, connection: Connection): string | null {
    const users = this.byChannel.get(channel);
    const [user, state] = [...(users ?? [])].find(([, { sockets }]) => sockets.has(connection)) ?? [];
    if (!users || user === undefined) return null;
    state?.sockets.delete(connection);
    if (state && state.sockets.size > 0) return null;
    users.delete(user);
    if (users.size === 0) this.byChannel.delete(channel);
    return user;
  }

  members(channel: string): Members {
    return new Map([...(this.byChannel.get(channel) ?? [])].map(([user, { info }]) => [user, info]));
  }

  channels(): string[] {
    return [...this.byChannel.keys()];
  }
}
