'use client';

import type { ReactNode } from 'react';
import { useTake } from './use-take.ts';

type Props<Picture> = {
  layer: 'bug' | 'lower' | 'full' | 'moment';
  wanted: Picture | null;
  keyOf: (picture: Picture) => string;
  children: (picture: Picture) => ReactNode;
};

/** A layer of the picture: what is wanted comes in, what is not goes out, one after the other. */
export function Take<Picture>({ layer, wanted, keyOf, children }: Props<Picture>) {
  const { held, isOn } = useTake(wanted, keyOf);
  if (!held) return null;
  return (
    <div key={keyOf(held)} className="take" data-layer={layer} data-on={isOn || undefined}>
      {children(held)}
    </div>
  );
}
