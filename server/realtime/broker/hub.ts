import type { PublicChannels } from '#server/realtime/admission/existing-channels.ts';
import { gapEvent } from '#server/realtime/gap-event.ts';
import type { Notice } from '#server/realtime/notices/notice.ts';
import { createReader } from '#server/realtime/notices/reader.ts';
import type { RealtimeApp } from '#server/realtime/signature.ts';
import { Census, type SendNotice } from './census.ts';
import { userChannel } from './channel-name.ts';
import { Channels } from './channels.ts';
import { type CloseReason, closeReasons } from './close-reason.ts';
import type { Connection } from './connection.ts';
import { DeskWatch } from './desk-watch.ts';
import { addedFrame, eventFrame, removedFrame } from './frames.ts';
import { unsubscribe } from './subscribe.ts';
import { createTimeSlices } from './time-slices.ts';

/** The sockets and channels of this server, and the notices that are delivered to them. */
export class Hub {
  readonly app: RealtimeApp;
  readonly connections = new Set<Connection>();
  /** Runs the work of sockets in its order without holding up requests. */
  readonly inTurn = createTimeSlices();
  readonly channels = new Channels(this.inTurn);
  readonly census: Census;
  readonly desks: DeskWatch;
  /** Which public channels there are. */
  readonly known: PublicChannels;
  /** How many events were delivered since the start. */
  events = 0;
  private readonly reader = createReader();

  constructor(app: RealtimeApp, node: string, known: PublicChannels, send: SendNotice) {
    this.app = app;
    this.known = known;
    this.census = new Census(node, this.channels, send);
    this.desks = new DeskWatch(this.census, this.channels);
  }

  /** Handles a notice from the database, sent by this server or another. */
  receive(payload: string): void {
    const notice = this.reader.read(payload);
    if (notice === 'unreadable') this.publishGap();
    else if (notice) this.apply(notice);
  }

  /** Sends `gap` to every channel, since notices may have been lost; sockets of staff must be authorized again. */
  publishGap(): void {
    this.reader.reset();
    for (const connection of this.connections) {
      if (connection.credentials) this.close(connection, closeReasons.mayBeRevoked);
    }
    for (const name of this.channels.names()) this.channels.send(name, eventFrame(gapEvent, '{}', name));
  }

  /** Publishes changed counts and removes silent servers. */
  tick(): void {
    this.publishMemberChanges(this.census.presence.channels(), () => this.census.tick());
  }

  private apply(notice: Notice): void {
    if (notice.kind === 'event') {
      this.events += 1;
      for (const name of notice.channels)
        this.channels.send(name, eventFrame(notice.name, notice.data, name), notice.except);
    } else if (notice.kind === 'terminate') {
      for (const connection of this.channels.members(userChannel(notice.user))) connection.terminate();
    } else if (notice.kind === 'authorized') {
      for (const connection of this.connections) {
        if (connection.id !== notice.socket) continue;
        connection.credentials ??= new Set();
        connection.credentials.add(notice.credential);
      }
    } else if (notice.kind === 'revoked') {
      for (const connection of this.connections) {
        if (notice.credentials.some((id) => connection.credentials?.has(id)))
          this.close(connection, closeReasons.revoked);
      }
    } else {
      const told = 'channel' in notice ? [notice.channel] : undefined;
      this.publishMemberChanges(told ?? this.census.presence.channels(), () => this.census.receive(notice));
      for (const channel of told ?? this.census.presenceChannels()) this.desks.look(channel, Date.now());
    }
  }

  /** Closes a socket that may hear nothing more, however long its client takes to hang up. */
  private close(connection: Connection, reason: CloseReason): void {
    for (const channel of connection.channels) unsubscribe(this, connection, channel);
    connection.close(reason);
  }

  /** Sends `member_added` and `member_removed` for the members that `change` adds or removes. */
  private publishMemberChanges(names: readonly string[], change: () => void): void {
    const before = names.map((name) => [name, this.census.members(name)] as const);
    change();
    for (const [name, members] of before) {
      const now = this.census.members(name);
      for (const [user, info] of now) if (!members.has(user)) this.channels.send(name, addedFrame(name, user, info));
      for (const user of members.keys()) if (!now.has(user)) this.channels.send(name, removedFrame(name, user));
    }
  }
}
