import { placeOf } from '#components/entity/shots/shot-court.tsx';
import { InSight } from '#components/ui/in-sight.tsx';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import type { ChartedShot } from './charted-shot.ts';
import type { ShotReaderProps } from './shot-reader-view.tsx';

const View = lazyView(async () => (await import('./shot-reader-view.tsx')).ShotReaderView);

/** Reads a shot chart, once it is in sight: the shot that is pointed at, tapped or reached by the arrow keys. */
export function ShotReader(props: ShotReaderProps) {
  return (
    <InSight>
      <View {...props} />
    </InSight>
  );
}

/** A ring around the shot that is read. */
export function ChosenShot({ of }: { of: ChartedShot | null }) {
  if (!of) return null;
  const { x, y } = placeOf(of);
  return <circle cx={x} cy={y} r="0.42" className="shot-chosen" />;
}
