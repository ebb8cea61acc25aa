/** Upper bounds of the durations that are counted, in seconds. */
export const durationBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

type RequestKind = 'page' | 'api' | 'live' | 'file' | 'health';

type Durations = {
  /** How many took at most as long as the bound at the same place, and longer than the one before; the last: longer than all. */
  counts: number[];
  sum: number;
};

/** What was answered since the start, in memory only. */
export interface RequestCounts {
  /** By kind and status, as `page 200`. */
  readonly answers: ReadonlyMap<string, number>;
  /** Of what was not sent at once from what is kept. */
  readonly durations: ReadonlyMap<RequestKind, Durations>;
  count(kind: RequestKind, status: number): void;
  time(kind: RequestKind, seconds: number): void;
}

export function createRequestCounts(): RequestCounts {
  const answers = new Map<string, number>();
  const durations = new Map<RequestKind, Durations>();
  return {
    answers,
    durations,
    count(kind, status) {
      const key = `${kind} ${status}`;
      answers.set(key, (answers.get(key) ?? 0) + 1);
    },
    time(kind, seconds) {
      const known = durations.get(kind) ?? {
        counts: Array.from({ length: durationBounds.length + 1 }, () => 0),
        sum: 0,
      };
      const found = durationBounds.findIndex((bound) => seconds <= bound);
      const place = found === -1 ? durationBounds.length : found;
      known.counts[place] = (known.counts[place] ?? 0) + 1;
      known.sum += seconds;
      durations.set(kind, known);
    },
  };
}

/** Returns the kind of a request by its path. */
export function kindOfRequest(path: string): RequestKind {
  if (path === '/api/health') return 'health';
  if (path.startsWith('/api/') || path === '/api') return 'api';
  if (path.startsWith('/apps/')) return 'live';
  return path.startsWith('/_next/') ? 'file' : 'page';
}
