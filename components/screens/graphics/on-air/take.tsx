'use client';

import type { ReactNode } from 'react';
import { useTake } from './use-take.ts';

type Props<Picture> = {
  layer: 'bug' | 'lower' | 'full' | 'moment';
  wanted: Picture | null;
  keyOf: (picture: Picture) => string;
  children: (picture: Picture) => ReactNode;
};

/** A graphics layer: the previous graphic animates out before the wanted one animates in. */
export function Take<Picture>({ layer, wanted, keyOf, children }: Props<Picture>) {
  const { current, isOn } = useTake(wanted, keyOf);
  if (!current) return null;
  return (
    <div key={keyOf(current)} className="take" data-layer={layer} data-on={isOn || undefined}>
      {children(current)}
    </div>
  );
}
