import type { Announcement } from '#server/changes/announce.ts';

export interface Echo {
  add(change: Announcement): void;
  stop(): void;
}

/** The maximum number of tags in one announcement. */
const maxTags = 1000;

/** Repeats each announcement once, between one and two pauses later. Tags of a tenant are merged. */
export function createEcho(publish: (change: Announcement) => void, pauseMs: number): Echo {
  let current = new Map<string, Set<string>>();
  let previous: typeof current = new Map();
  let timer: NodeJS.Timeout | undefined;

  const tick = () => {
    for (const [tenantId, tagSet] of previous) {
      const tags = [...tagSet];
      for (let from = 0; from < tags.length; from += maxTags)
        publish({ tenantId, tags: tags.slice(from, from + maxTags) });
    }
    [previous, current] = [current, new Map()];
    timer = previous.size > 0 ? setTimeout(tick, pauseMs) : undefined;
  };

  return {
    add({ tenantId, tags }) {
      current.set(tenantId, new Set([...(current.get(tenantId) ?? []), ...tags]));
      timer ??= setTimeout(tick, pauseMs);
    },
    stop: () => clearTimeout(timer),
  };
}
