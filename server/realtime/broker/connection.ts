import type { WebSocket } from 'ws';
import type { CloseReason } from './close-reason.ts';
import { errorFrame, type Frame, pingFrame } from './frames.ts';
import { limits } from './limits.ts';

/** One socket of a client. Fields are few: there are thousands of these. */
export class Connection {
  readonly id: string;
  readonly channels = new Set<string>();
  /** Once the user has signed in. */
  userId: string | null = null;
  private readonly socket: WebSocket;
  private heardAt = Date.now();
  private asked = false;
  private credit: number = limits.burst;

  constructor(id: string, socket: WebSocket) {
    this.id = id;
    this.socket = socket;
  }

  /** Sends, or cuts off a client that does not keep up. */
  send(frame: Frame): void {
    const { socket } = this;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.backlogBytes) socket.terminate();
    else socket.send(frame, { binary: false });
  }

  /** Notes a message of the client. False when it has sent too many. */
  hear(now: number): boolean {
    const earned = ((now - this.heardAt) / 1000) * limits.messagesPerSecond;
    this.credit = Math.min(limits.burst, this.credit + earned) - 1;
    this.heardAt = now;
    this.asked = false;
    return this.credit > 0;
  }

  /** Asks a silent client whether it lives. False once it is taken for dead. */
  check(now: number): boolean {
    const silence = now - this.heardAt;
    if (silence > limits.activityTimeoutMs + limits.pongTimeoutMs) return false;
    if (silence > limits.activityTimeoutMs && !this.asked) {
      this.asked = true;
      this.send(pingFrame);
    }
    return true;
  }

  close({ code, message }: CloseReason): void {
    this.send(errorFrame(code, message));
    this.socket.close(code, message);
  }

  terminate(): void {
    this.socket.terminate();
  }
}
