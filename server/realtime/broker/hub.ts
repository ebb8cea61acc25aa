import type { Notice } from '#server/realtime/notices/notice.ts';
import { createReader } from '#server/realtime/notices/reader.ts';
import type { RealtimeApp } from '#server/realtime/signature.ts';
import { Census, type Tell } from './census.ts';
import { userChannel } from './channel-name.ts';
import { Channels } from './channels.ts';
import type { Connection } from './connection.ts';
import { addedFrame, eventFrame, removedFrame } from './frames.ts';

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

  /** Every few seconds: counts again, and forgets servers that have fallen silent. */
  tick(): void {
    this.tellChanges(this.census.presence.channels(), () => this.census.tick());
  }

  private act(heard: Notice): void {
    if (heard.kind === 'event') {
      for (const name of heard.channels)
        this.channels.send(name, eventFrame(heard.name, heard.data, name), heard.except);
    } else if (heard.kind === 'terminate') {
      for (const one of this.channels.members(userChannel(heard.user))) one.terminate();
    } else {
      const touched = 'channel' in heard ? [heard.channel] : this.census.presence.channels();
      this.tellChanges(touched, () => this.census.hear(heard));
    }
  }

  /** Members of presence channels hear of those who come and go on other servers, however this server learns of it. */
  private tellChanges(names: readonly string[], change: () => void): void {
    const before = names.map((name) => [name, this.census.members(name)] as const);
    change();
    for (const [name, members] of before) {
      const now = this.census.members(name);
      for (const [user, info] of now) if (!members.has(user)) this.channels.send(name, addedFrame(name, user, info));
      for (const user of members.keys()) if (!now.has(user)) this.channels.send(name, removedFrame(name, user));
    }
  }
}
