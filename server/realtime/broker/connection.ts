import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { CloseReason } from './close-reason.ts';
import { errorFrame, type Frame, pingFrame } from './frames.ts';
import { limits } from './limits.ts';

/** The socket of a client. It has few fields, since there are thousands of instances. */
export class Connection {
  readonly id: string;
  /** The tenant of its page or host; null where it names none. */
  readonly tenantId: string | null;
  readonly channels = new Set<string>();
  /** Channels that are being looked up. */
  readonly pending = new Set<string>();
  /** Set once the user has signed in. */
  userId: string | null = null;
  /** The sessions and service tokens by which its subscriptions were signed; null for a reader. */
  credentials: Set<string> | null = null;
  private readonly socket: WebSocket;
  /** What the socket is made of: frames are encoded already and go past it. */
  private readonly stream: Duplex;
  private receivedAt = Date.now();
  private isPinged = false;
  /** Whether it is there matters to others: it is pinged sooner, and counts as dead sooner. */
  isWatchedClosely = false;
  private readonly pingAfterMs = limits.activityTimeoutMs * (0.5 + Math.random() / 2);
  private tokens: number = limits.burst;
  private refusals = 0;
  /** How many of its messages wait for their turn. */
  private waiting = 0;

  constructor(id: string, socket: WebSocket, stream: Duplex, tenantId: string | null) {
    this.id = id;
    this.tenantId = tenantId;
    this.socket = socket;
    this.stream = stream;
  }

  /** Sends a frame; terminates the socket of a client that does not read fast enough. */
  send(frame: Frame): void {
    const { socket, stream } = this;
    if (socket.readyState !== socket.OPEN || !stream.writable) return;
    if (stream.writableLength > limits.backlogBytes) socket.terminate();
    else stream.write(frame);
  }

  /** Counts a message of the client (token bucket). Returns false when it exceeds the rate limit. */
  receive(now: number): boolean {
    const refilled = ((now - this.receivedAt) / 1000) * limits.messagesPerSecond;
    this.tokens = Math.min(limits.burst, this.tokens + refilled) - 1;
    this.receivedAt = now;
    this.isPinged = false;
    return this.tokens > 0;
  }

  /** Notes that a message waits for its turn. The client is not read further meanwhile: the server would keep what it sends. */
  hold(): void {
    this.waiting += 1;
    this.socket.pause();
  }

  /** Notes that a message has its turn; after the last one the client is read again. */
  release(): void {
    this.waiting -= 1;
    if (this.waiting === 0) this.socket.resume();
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  /** Counts a refused subscription. Returns false where a client that knows its channels would not have so many. */
  countRefusal(): boolean {
    this.refusals += 1;
    return this.refusals <= limits.refusalsPerSocket;
  }

  /** Pings a silent client. Returns false once it counts as dead. */
  check(now: number): boolean {
    const silence = now - this.receivedAt;
    const pingAfterMs = this.isWatchedClosely ? limits.deskPingMs : this.pingAfterMs;
    if (silence > pingAfterMs + (this.isWatchedClosely ? limits.deskPongMs : limits.pongTimeoutMs)) return false;
    if (silence > pingAfterMs && !this.isPinged) {
      this.isPinged = true;
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
