import type { Shot } from '#lib/api/contract/box-score.ts';
import { court, courtPaths } from '#lib/theme/court-lines.ts';

const cross = 0.15;

/** The shots of one side on its half court, basket at the top, in metres. Made is a disc, missed a cross. */
export function ShotCourt({
  shots,
  side,
  label,
  describeShot,
}: {
  shots: readonly Shot[];
  side: 'home' | 'away';
  label: string;
  describeShot: (shot: Shot) => string;
}) {
  const { basket } = court;
  const own = shots.filter((shot) => shot.side === side && shot.y + basket.y <= court.depth);
  return (
    <svg viewBox="-0.1 -0.1 15.2 14.2" role="img" aria-label={label} className={`chart shots-${side}`}>
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
      {own
        .toSorted((one, other) => Number(one.made) - Number(other.made))
        .map((shot) => {
          const x = basket.x + shot.x;
          const y = basket.y + shot.y;
          return shot.made ? (
            <circle key={shot.id} cx={x.toFixed(2)} cy={y.toFixed(2)} r="0.21" className="shot-made">
              <title>{describeShot(shot)}</title>
            </circle>
          ) : (
            <path
              key={shot.id}
              d={`M${(x - cross).toFixed(2)} ${(y - cross).toFixed(2)}l${cross * 2} ${cross * 2}m0 ${-cross * 2}l${-cross * 2} ${cross * 2}`}
              className="shot-missed"
            >
              <title>{describeShot(shot)}</title>
            </path>
          );
        })}
    </svg>
  );
}
