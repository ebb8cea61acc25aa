import type { KeyboardEvent, PointerEvent } from 'react';
import { courtViewBox, placeOf } from '#components/entity/shots/shot-court.tsx';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { ChartedShot } from './charted-shot.ts';
import type { ChosenShot } from './use-chosen-shot.ts';

const [left, top, width, height] = courtViewBox;
/** How far from a shot a finger may be, in metres. */
const reach = 0.9;

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export type ShotReaderProps = ChosenShot & {
  label: string;
  describeShot: (shot: ChartedShot) => string;
  locale: Locale;
};

/** Reads a shot chart: the shot that is nearest to the pointer or the tap; the arrow keys go from shot to shot in order of play. */
export function ShotReaderView({ shots, index, chosen, choose, label, describeShot, locale }: ShotReaderProps) {
  const last = shots.length - 1;
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = left + ((clientX - box.left) / box.width) * width;
    const y = top + ((clientY - box.top) / box.height) * height;
    choose(nearestShot(shots, x, y));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return choose(null);
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const from = chosen ? index : step > 0 ? -1 : shots.length;
    choose(shots[Math.max(0, Math.min(last, from + step))] ?? null);
  };
  const text = chosen ? `${describeShot(chosen)} · ${distanceOf(chosen, locale)}` : '';
  const place = chosen && placeOf(chosen);
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={shots.length}
        aria-valuenow={index + 1}
        aria-valuetext={text || label}
        className="moment-reader"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && choose(null)}
        onKeyDown={press}
        onBlur={() => choose(null)}
      />
      {place && (
        <p
          aria-hidden="true"
          className="shot-tip"
          style={{
            insetInlineStart: `${(((place.x - left) / width) * 100).toFixed(1)}%`,
            translate: `-${(((place.x - left) / width) * 100).toFixed(1)}% 0`,
            ...(place.y > height / 2
              ? { insetBlockEnd: `${(100 - ((place.y - top - 0.6) / height) * 100).toFixed(1)}%` }
              : { insetBlockStart: `${(((place.y - top + 0.6) / height) * 100).toFixed(1)}%` }),
          }}
        >
          {text}
        </p>
      )}
    </>
  );
}

/** Returns the shot nearest to a place of the drawing, null if none is in reach. */
export function nearestShot(shots: readonly ChartedShot[], x: number, y: number): ChartedShot | null {
  let nearest: ChartedShot | null = null;
  let least = reach;
  for (const shot of shots) {
    const place = placeOf(shot);
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance >= least) continue;
    nearest = shot;
    least = distance;
  }
  return nearest;
}

function distanceOf({ x, y }: ChartedShot, locale: Locale): string {
  const options = { style: 'unit', unit: 'meter', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(languageTag(locale), options).format(Math.hypot(x, y));
}
