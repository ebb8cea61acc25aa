export interface Echo {
  add(tags: readonly string[]): void;
  stop(): void;
}

/** The most tags that are said at once. */
const most = 1000;

/** Says every tag once more, between one and two pauses later. */
export function createEcho(say: (tags: string[]) => void, pause: number): Echo {
  let young = new Set<string>();
  let old = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const tick = () => {
    const tags = [...old];
    for (let from = 0; from < tags.length; from += most) say(tags.slice(from, from + most));
    [old, young] = [young, new Set()];
    timer = old.size > 0 ? setTimeout(tick, pause) : undefined;
  };

  return {
    add(tags) {
      for (const tag of tags) young.add(tag);
      timer ??= setTimeout(tick, pause);
    },
    stop: () => clearTimeout(timer),
  };
}
