'use client';

import { HalfCourtLines } from '#components/entity/half-court.tsx';
import type { CourtLocation } from '#lib/basketball/events.ts';
import { locationOf } from '#lib/desk/entry/shot.ts';
import { court } from '#lib/theme/court-lines.ts';

/** The attacked half of the court: a tap sets the location of the shot. A key press sets the point under the basket. */
export function CourtPad({
  label,
  marked,
  onPlace,
}: {
  label: string;
  /** The location that was chosen before. */
  marked?: CourtLocation | undefined;
  onPlace: (location: CourtLocation) => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      className="mx-auto block w-full max-w-[min(36rem,54svh)] touch-manipulation border border-line-strong bg-page"
      onClick={(event) => {
        if (event.detail === 0) return onPlace({ x: 0, y: 0 });
        const box = event.currentTarget.getBoundingClientRect();
        onPlace(
          locationOf({
            left: event.clientX - box.left,
            top: event.clientY - box.top,
            width: box.width,
            height: box.height,
          }),
        );
      }}
    >
      <svg
        viewBox={`0 0 ${court.width} ${court.depth}`}
        aria-hidden="true"
        className="block w-full fill-none stroke-ink stroke-[2px]"
      >
        <HalfCourtLines paint="var(--sunken)" />
        <circle cx={court.basket.x} cy={court.basket.y} r={0.3} vectorEffect="non-scaling-stroke" />
        {marked && (
          <circle
            cx={court.basket.x + marked.x}
            cy={court.basket.y + marked.y}
            r={0.3}
            className="fill-action stroke-none"
          />
        )}
      </svg>
    </button>
  );
}
