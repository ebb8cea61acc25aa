import { cx } from './cx.ts';

export type DuelSide = {
  /** As it is shown. */
  text: string;
  /** As it is drawn; null draws nothing. */
  value: number | null;
  /** Smaller words beside the figure: `24/51`. */
  note?: string;
};

export type DuelBarProps = {
  label: string;
  title?: string;
  home: DuelSide;
  away: DuelSide;
  /** The length of a whole half; by default the larger of the two. */
  max?: number;
  isLowBetter?: boolean;
};

/**
 * Two sides compared across the centre line, inside a `<dl>`: bars grow outwards from it, the better figure is in full ink.
 * The colours are `--home` and `--away` of the subtree.
 */
export function DuelBar({ label, title, home, away, max, isLowBetter }: DuelBarProps) {
  const whole = max ?? Math.max(home.value ?? 0, away.value ?? 0, 0.000001);
  const difference = ((home.value ?? 0) - (away.value ?? 0)) * (isLowBetter ? -1 : 1);
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-baseline gap-x-2 py-2">
      <dt className="label order-2 text-center text-quiet">{title ? <abbr title={title}>{label}</abbr> : label}</dt>
      <Figure side={home} isBehind={difference < 0} className="order-1" />
      <Figure side={away} isBehind={difference > 0} className="order-3 flex-row-reverse justify-self-end" />
      <dd aria-hidden="true" className="centre-line order-4 col-span-3 mt-1 grid h-2 grid-cols-2 bg-sunken">
        <span className="ms-auto bg-home" style={{ width: share(home, whole) }} />
        <span className="bg-away" style={{ width: share(away, whole) }} />
      </dd>
    </div>
  );
}

function share({ value }: DuelSide, whole: number): string {
  return `${Math.min(100, Math.max(0, ((value ?? 0) / whole) * 100)).toFixed(1)}%`;
}

function Figure({ side, isBehind, className }: { side: DuelSide; isBehind: boolean; className: string }) {
  return (
    <dd className={cx('figures flex items-baseline gap-1.5', className)}>
      <span className={cx('headline text-xl', isBehind && 'font-medium text-quiet')}>{side.text}</span>
      {side.note && <span className="text-xs text-quiet">{side.note}</span>}
    </dd>
  );
}
