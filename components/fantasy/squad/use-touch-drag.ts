'use client';

import { type PointerEvent, useEffect, useRef } from 'react';

const liftMs = 250;
/** A finger that has moved so far before it lifts anything scrolls. */
const slackPx = 10;

type Touch = { place: number; x: number; y: number; timer: ReturnType<typeof setTimeout>; isLifted: boolean };

/**
 * Lets a finger lift a place of the court by resting on it, and lay it on another one. A shorter touch taps, a moving one scrolls. A
 * mouse drags as browsers do, which fingers cannot everywhere.
 */
export function useTouchDrag({ onLift, onDrop }: { onLift: (place: number) => void; onDrop: (place: number) => void }) {
  const court = useRef<HTMLDivElement>(null);
  const touch = useRef<Touch>(null);
  useEffect(() => {
    const element = court.current;
    const keepStill = (event: TouchEvent) => touch.current?.isLifted && event.preventDefault();
    element?.addEventListener('touchmove', keepStill, { passive: false });
    return () => element?.removeEventListener('touchmove', keepStill);
  }, []);
  const end = () => {
    clearTimeout(touch.current?.timer);
    touch.current = null;
  };
  return {
    ref: court,
    onPointerDown: (event: PointerEvent) => {
      const button = placeAt(event.target);
      if (!button) return;
      button.draggable = event.pointerType === 'mouse' && !button.dataset.empty;
      if (event.pointerType === 'mouse' || button.dataset.empty) return;
      const started: Touch = {
        place: Number(button.dataset.place),
        x: event.clientX,
        y: event.clientY,
        isLifted: false,
        timer: setTimeout(() => {
          started.isLifted = true;
          onLift(started.place);
        }, liftMs),
      };
      touch.current = started;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const held = touch.current;
      if (held && !held.isLifted && Math.hypot(clientX - held.x, clientY - held.y) > slackPx) end();
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const held = touch.current;
      end();
      if (!held?.isLifted) return;
      const other = placeAt(document.elementFromPoint(clientX, clientY));
      if (other && Number(other.dataset.place) !== held.place) onDrop(Number(other.dataset.place));
    },
    onPointerCancel: end,
    onContextMenu: (event: { preventDefault: () => void }) => touch.current?.isLifted && event.preventDefault(),
  };
}

const placeAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
