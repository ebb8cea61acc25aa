import type { IncomingMessage, ServerResponse } from 'node:http';

/** Sees the requests that are answered; it changes nothing of them. */
export interface RequestWatch {
  /** Answered at once from what is kept. */
  sentNow(path: string, status: number): void;
  /** Begins to be answered otherwise. */
  began(request: IncomingMessage, response: ServerResponse, path: string): void;
  /** Could not be answered, by a fault that nobody expected. */
  failed(error: unknown, request: IncomingMessage, path: string): void;
}
