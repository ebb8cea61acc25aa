import type { Announcement } from '#server/changes/announce.ts';

export interface Echo {
  add(change: Announcement): void;
  stop(): void;
}

/** The most tags that are said at once. */
const maxTags = 1000;

/** Says every tag of a tenant once more, between one and two pauses later. */
export function createEcho(say: (change: Announcement) => void, pause: number): Echo {
  let young = new Map<string, Set<string>>();
  let old: typeof young = new Map();
  let timer: NodeJS.Timeout | undefined;

  const tick = () => {
    for (const [tenantId, kept] of old) {
      const tags = [...kept];
      for (let from = 0; from < tags.length; from += maxTags) say({ tenantId, tags: tags.slice(from, from + maxTags) });
    }
    [old, young] = [young, new Map()];
    timer = old.size > 0 ? setTimeout(tick, pause) : undefined;
  };

  return {
    add({ tenantId, tags }) {
      young.set(tenantId, new Set([...(young.get(tenantId) ?? []), ...tags]));
      timer ??= setTimeout(tick, pause);
    },
    stop: () => clearTimeout(timer),
  };
}
