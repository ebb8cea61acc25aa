'use client';

import { cx } from './cx.ts';

export type DuelSide = {
  /** The displayed text. */
  text: string;
  /** The bar length in units of `max`; null draws no bar. */
  value: number | null;
  /** Small text beside the figure: `24/51`. */
  note?: string;
};

export type DuelBarProps = {
  label: string;
  title?: string;
  home: DuelSide;
  away: DuelSide;
  /** The value of a full-length bar; by default the larger of the two values. */
  max?: number;
  isLowBetter?: boolean;
};

/**
 * Compares two teams across a centre line, inside a `<dl>`: the bars grow outwards, the better figure is emphasised.
 * The colours come from `--home` and `--away`.
 */
export function DuelBar({ label, title, home, away, max, isLowBetter }: DuelBarProps) {
  const fullLength = max ?? Math.max(home.value ?? 0, away.value ?? 0, 0.000001);
  const difference = differenceOf(home, away) * (isLowBetter ? -1 : 1);
  return (
    <div className="duel-row">
      <dt className="label order-2 text-center text-quiet">{title ? <abbr title={title}>{label}</abbr> : label}</dt>
      <Figure side={home} isBehind={difference < 0} className="order-1" />
      <Figure side={away} isBehind={difference > 0} className="order-3 flex-row-reverse justify-self-end" />
      <dd aria-hidden="true" className="centre-line order-4 col-span-3 mt-1 grid h-2 grid-cols-2 bg-sunken">
        <span className="ms-auto bg-home" style={{ width: percentage(home, fullLength) }} />
        <span className="bg-away" style={{ width: percentage(away, fullLength) }} />
      </dd>
    </div>
  );
}

/** Nobody is behind an unknown figure. */
const differenceOf = (home: DuelSide, away: DuelSide) =>
  home.value === null || away.value === null ? 0 : home.value - away.value;

function percentage({ value }: DuelSide, fullLength: number): string {
  return `${Math.min(100, Math.max(0, ((value ?? 0) / fullLength) * 100)).toFixed(1)}%`;
}

function Figure({ side, isBehind, className }: { side: DuelSide; isBehind: boolean; className: string }) {
  return (
    <dd className={cx('figures flex items-baseline gap-1.5', className)}>
      <span className={cx('headline text-xl', isBehind && 'text-quiet')}>{side.text}</span>
      {side.note && <span className="text-xs text-quiet">{side.note}</span>}
    </dd>
  );
}
