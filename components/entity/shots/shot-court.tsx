import type { PlacedShot } from '#lib/api/contract/player-career.ts';
import { court, courtPaths } from '#lib/theme/court-lines.ts';

const crossRadius = 0.15;

/**
 * A shot chart: a half court in metres, basket at the top. Made shots are discs, missed shots crosses, in the colour of `side`,
 * else of the site.
 */
export function ShotCourt<Shot extends PlacedShot>({
  shots,
  side,
  label,
  describeShot,
}: {
  shots: readonly Shot[];
  side?: 'home' | 'away';
  label: string;
  describeShot?: (shot: Shot) => string;
}) {
  const { basket } = court;
  const visible = shots.filter((shot) => shot.y + basket.y <= court.depth);
  return (
    <svg viewBox="-0.1 -0.1 15.2 14.2" role="img" aria-label={label} className={`chart shots-${side ?? 'own'}`}>
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
      {visible
        .toSorted((one, other) => Number(one.made) - Number(other.made))
        .map((shot, index) => {
          const x = basket.x + shot.x;
          const y = basket.y + shot.y;
          const title = describeShot && <title>{describeShot(shot)}</title>;
          return shot.made ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a shot has no id, only its index
            <circle key={index} cx={x.toFixed(2)} cy={y.toFixed(2)} r="0.21" className="shot-made">
              {title}
            </circle>
          ) : (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={index}
              d={`M${(x - crossRadius).toFixed(2)} ${(y - crossRadius).toFixed(2)}l${crossRadius * 2} ${crossRadius * 2}m0 ${-crossRadius * 2}l${-crossRadius * 2} ${crossRadius * 2}`}
              className="shot-missed"
            >
              {title}
            </path>
          );
        })}
    </svg>
  );
}
