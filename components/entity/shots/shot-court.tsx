import type { ReactNode } from 'react';
import type { PlacedShot } from '#lib/api/contract/player-career.ts';
import { court, courtPaths } from '#lib/theme/court-lines.ts';

const crossRadius = 0.15;
const cross = `l${crossRadius * 2} ${crossRadius * 2}m0 ${-crossRadius * 2}l${-crossRadius * 2} ${crossRadius * 2}`;

/**
 * A shot chart: a half court in metres, basket at the top. Made shots are discs, missed shots crosses, in the colour of `side`,
 * else of the site.
 */
export function ShotCourt({
  shots,
  side,
  label,
  children,
}: {
  shots: readonly PlacedShot[];
  side?: 'home' | 'away';
  label: string;
  /** Drawn above the shots, in the same metres. */
  children?: ReactNode;
}) {
  const { basket } = court;
  const visible = shots.filter(isOnHalfCourt).map(placeOf);
  const missed = visible.filter(({ made }) => !made);
  return (
    <svg viewBox={courtViewBox.join(' ')} role="img" aria-label={label} className={`chart shots-${side ?? 'own'}`}>
      <g className="court">
        <path d={courtPaths.key} className="court fill-sunken" />
        <path d="M0 0H15V14H0Z" className="court" />
        <path d={courtPaths.freeThrowArc} className="court" />
        <path d={courtPaths.centreArc} className="court" />
        <path d={courtPaths.threePoint} className="court" />
        <path d={courtPaths.noCharge} className="court" />
        <path d={courtPaths.backboard} className="court stroke-ink" />
        <circle cx={basket.x} cy={basket.y} r={court.ringRadius} className="court stroke-ink" />
      </g>
      {missed.length > 0 && (
        <path
          className="shot-missed"
          d={missed.map(({ x, y }) => `M${metres(x - crossRadius)} ${metres(y - crossRadius)}${cross}`).join('')}
        />
      )}
      <g className="shot-made">
        {visible
          .filter(({ made }) => made)
          .map(({ x, y }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a shot has no id, only its index
            <circle key={index} cx={metres(x)} cy={metres(y)} r="0.21" />
          ))}
      </g>
      {children}
    </svg>
  );
}

/** Left, top, width and height of the drawing, in metres. */
export const courtViewBox = [-0.1, -0.1, 15.2, 14.2] as const;

export const isOnHalfCourt = ({ y }: PlacedShot) => y + court.basket.y <= court.depth;

/** Returns a shot with its place in the drawing. */
export const placeOf = <Shot extends PlacedShot>(shot: Shot): Shot => ({
  ...shot,
  x: court.basket.x + shot.x,
  y: court.basket.y + shot.y,
});

const metres = (value: number) => value.toFixed(2);
