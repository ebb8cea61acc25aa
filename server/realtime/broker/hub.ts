import type { Notice } from '#server/realtime/notices/notice.ts';
import { createReader } from '#server/realtime/notices/reader.ts';
import type { RealtimeApp } from '#server/realtime/signature.ts';
import { Census, type Tell } from './census.ts';
import { userChannel } from './channel-name.ts';
import { Channels } from './channels.ts';
import type { Connection } from './connection.ts';
import { eventFrame, internalFrame } from './frames.ts';

/** Told to every channel when messages may have been lost: what is shown has to be asked for again. */
const gapEvent = 'gap';

/** The sockets of this server, and what is passed on to them. */
export class Hub {
  readonly app: RealtimeApp;
  readonly connections = new Set<Connection>();
  readonly channels = new Channels();
  readonly census: Census;
  private readonly reader = createReader();

  constructor(app: RealtimeApp, node: string, tell: Tell) {
    this.app = app;
    this.census = new Census(node, this.channels, tell);
  }

  /** Takes what came over the database, from this server or another. */
  hear(payload: string): void {
    const heard = this.reader.read(payload);
    if (heard === 'unreadable') this.tellGap();
    else if (heard) this.act(heard);
  }

  /** Notices may have been lost. */
  tellGap(): void {
    this.reader.reset();
    for (const name of this.channels.names()) this.channels.send(name, eventFrame(gapEvent, '{}', name));
  }

  private act(heard: Notice): void {
    if (heard.kind === 'event') {
      for (const name of heard.channels)
        this.channels.send(name, eventFrame(heard.name, heard.data, name), heard.except);
    } else if (heard.kind === 'terminate') {
      for (const one of this.channels.members(userChannel(heard.user))) one.terminate();
    } else if (heard.kind === 'joined' || heard.kind === 'left') {
      this.hearPresence(heard);
    } else {
      this.census.hear(heard);
    }
  }

  /** Members of a presence channel hear of those who come and go on other servers. */
  private hearPresence(heard: Extract<Notice, { kind: 'joined' | 'left' }>): void {
    const { channel, user } = heard;
    const before = this.census.members(channel).has(user);
    this.census.hear(heard);
    const after = this.census.members(channel).has(user);
    if (before === after) return;
    const frame =
      heard.kind === 'joined'
        ? internalFrame('pusher_internal:member_added', { user_id: user, user_info: heard.info ?? {} }, channel)
        : internalFrame('pusher_internal:member_removed', { user_id: user }, channel);
    this.channels.send(channel, frame);
  }
}
