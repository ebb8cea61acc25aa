import { isReady } from '#components/screens/graphics/programme/is-ready.ts';
import type { Programme } from '#components/screens/graphics/programme/programme.ts';
import type { ShownGraphic } from '#lib/api/contract/graphics.ts';
import type { PictureReport } from '#lib/api/contract/graphics-board.ts';

type Wanted = { shown: readonly ShownGraphic[]; isFixed: boolean };

/** Returns the report of a broadcast page. A break graphic that waits for its break is not `waiting`. */
export function reportOf({ shown, isFixed }: Wanted, programme: Programme | null, isStale: boolean): PictureReport {
  const isWaiting = (one: ShownGraphic) => one.graphic !== 'break' && !(programme && isReady(one, programme));
  return { fixed: isFixed ? namesOf(shown) : null, isStale, waiting: namesOf(shown.filter(isWaiting)) };
}

const namesOf = (shown: readonly ShownGraphic[]) => [...new Set(shown.map(({ graphic }) => graphic))];
