'use client';

import type { MouseEvent } from 'react';
import { HalfCourtLines } from '#components/entity/half-court-lines.tsx';
import type { CourtLocation } from '#lib/basketball/events.ts';
import { locationOf } from '#lib/desk/entry/shot.ts';
import { court } from '#lib/theme/court-lines.ts';

type Props = {
  label: string;
  /** The location that was chosen before. */
  marked?: CourtLocation | undefined;
  onPlace: (location: CourtLocation) => void;
  /** Receives the location under the pointer; null where it has left. */
  onPoint?: (location: CourtLocation | null) => void;
};

/** The attacked half of the court: a tap sets the location of the shot. A key press sets the point under the basket. */
export function CourtPad({ label, marked, onPlace, onPoint }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className="mx-auto block w-full max-w-[min(36rem,54svh)] touch-manipulation border border-line-strong bg-page"
      onClick={(event) => onPlace(event.detail === 0 ? { x: 0, y: 0 } : locationAt(event))}
      onPointerMove={(event) => onPoint?.(locationAt(event))}
      onPointerLeave={() => onPoint?.(null)}
    >
      <svg
        viewBox={`0 0 ${court.width} ${court.depth}`}
        aria-hidden="true"
        className="block w-full fill-none stroke-ink stroke-[2px]"
      >
        <HalfCourtLines paint="var(--sunken)" />
        <circle cx={court.basket.x} cy={court.basket.y} r={0.3} vectorEffect="non-scaling-stroke" />
        <g className="fill-quiet stroke-none text-[1.4px] font-bold opacity-60" textAnchor="middle">
          <text x={court.basket.x} y={court.basket.y + 5.2}>
            2
          </text>
          <text x={court.basket.x} y={court.basket.y + 9}>
            3
          </text>
        </g>
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

function locationAt({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>): CourtLocation {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return locationOf({ left: clientX - left, top: clientY - top, width, height });
}
