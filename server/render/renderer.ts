import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '#server/log.ts';
import { internalHeaders, type ToWorker } from './messages.ts';
import { createRenderQueue, type Priority } from './render-queue.ts';
import type { RenderPlace } from './worker-process.ts';

export interface RenderRequest {
  /** `/{locale}/…` as a visitor asks for it, with a query where it matters. */
  path: string;
  headers: Record<string, string>;
  method: 'GET' | 'HEAD';
  priority: Priority;
}

export interface RenderedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer<ArrayBuffer>;
  /** The position of the changes when its making began. */
  position: number;
}

/** Has pages rendered: at most two at once in each place, visitors first. */
export interface Renderer {
  /** Throws `QueueFull`, or an error where no place could answer. */
  answer(request: RenderRequest): Promise<RenderedAnswer>;
  /**
   * Has every place that nobody needs yet render the home page of a host, so that its code is loaded before the first visitor
   * comes.
   */
  warmUp(host: string): Promise<void>;
  /** How many wait and are being rendered. */
  load(): { waiting: number; running: number };
  /** Tells every place what has changed. */
  tell(message: ToWorker): void;
  /** Takes no more requests, and resolves when those that are being rendered are answered, or hang. */
  finish(): Promise<void>;
  close(): Promise<void>;
}

/** Two, so that one renders while the other waits for the API. */
const rendersAtOnce = 2;
const maxWaiting = { visitor: 400, refresh: 60, crawler: 60 };
/** How long a page waits for a place that starts, and how long it may be rendered. After half of that its place may hang. */
const usualLimits = { startMs: 60_000, renderMs: 20_000 };
/** Visitors who waited for the start come first: their pages load the code as well. */
const warmUpAfterMs = 500;
/** A server that stops waits no longer for its last pages. */
const maxFinishMs = 5000;
const attempts = 4;
/** A place that has died is noticed and replaced meanwhile. */
const pauseMs = 100;

export function createRenderer(
  places: readonly RenderPlace[],
  positionNow: () => number,
  log: Log,
  limits = usualLimits,
): Renderer {
  const queue = createRenderQueue(places.length * rendersAtOnce, maxWaiting);
  const running = new Map(places.map((place) => [place, 0]));
  const used = new Set<RenderPlace>();
  const agent = new Agent({ keepAlive: true, maxFreeSockets: places.length * rendersAtOnce });

  const leastBusy = (failed: RenderPlace | undefined) =>
    [...running]
      .filter(([place]) => places.length === 1 || place !== failed)
      .reduce((best, next) => (next[1] < best[1] ? next : best))[0];
  const answerAt = async (place: RenderPlace, request: RenderRequest): Promise<RenderedAnswer> => {
    running.set(place, (running.get(place) ?? 0) + 1);
    used.add(place);
    let timer: NodeJS.Timeout | undefined;
    try {
      await Promise.race([place.ready(), untilAborted(AbortSignal.timeout(limits.startMs))]);
      timer = setTimeout(() => place.replaceIfHanging(), limits.renderMs / 2);
      const signal = AbortSignal.timeout(limits.renderMs);
      const position = positionNow();
      const answer = await send(place, request, { position, agent, signal });
      // A busy place may not have heard of all of it in time.
      const reflected = Number(answer.headers[internalHeaders.position] ?? position);
      return { ...answer, position: Math.min(position, reflected) };
    } catch (error) {
      if (isTimeout(error)) log.warn({ path: request.path }, 'a page took too long to render');
      throw error;
    } finally {
      clearTimeout(timer);
      running.set(place, (running.get(place) ?? 1) - 1);
    }
  };

  return {
    answer: (request) =>
      queue.run(request.priority, async () => {
        let failed: RenderPlace | undefined;
        for (let attempt = 1; ; attempt += 1) {
          const place = leastBusy(failed);
          try {
            return await answerAt(place, request);
          } catch (error) {
            // A page that hangs would hang again; one whose process died for another's sake may be rendered.
            if (attempt === attempts || isTimeout(error)) throw error;
            failed = place;
            await wait(attempt * pauseMs);
          }
        }
      }),
    async warmUp(host) {
      await wait(warmUpAfterMs, undefined, { ref: false });
      const home: RenderRequest = { path: '/', method: 'GET', headers: { host }, priority: 'refresh' };
      const unused = places.filter((place) => !used.has(place));
      const visits = unused.map((place) => queue.run(home.priority, () => answerAt(place, home)));
      // What cannot be rendered now is for its visitor to see.
      await Promise.allSettled(visits);
    },
    load: () => ({ waiting: queue.waiting, running: queue.running }),
    tell(message) {
      for (const place of places) place.tell(message);
    },
    async finish() {
      const timer = AbortSignal.timeout(maxFinishMs);
      await Promise.race([queue.close(), untilAborted(timer).catch(() => undefined)]);
    },
    async close() {
      await Promise.all(places.map((place) => place.close()));
      agent.destroy();
    },
  };
}

function send(
  { socketPath }: RenderPlace,
  { path, method, headers }: RenderRequest,
  { position, agent, signal }: { position: number; agent: Agent; signal: AbortSignal },
): Promise<Omit<RenderedAnswer, 'position'>> {
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest({
      socketPath,
      path,
      method,
      agent,
      signal,
      headers: { ...headers, [internalHeaders.position]: position },
    });
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) => {
      buffer(incoming).then(
        (body) => resolve({ status: incoming.statusCode ?? 502, headers: incoming.headers, body: toPlain(body) }),
        reject,
      );
    });
    outgoing.end();
  });
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** A small answer would hold a whole block of Node's pool of buffers. */
function toPlain(body: Buffer): Buffer<ArrayBuffer> {
  const plain = Buffer.from(new ArrayBuffer(body.length));
  body.copy(plain);
  return plain;
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}
