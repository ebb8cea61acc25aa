'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

/**
 * The facets of a list: a row, and on a phone a popover behind a button, which stands at the end of the first row of what
 * follows.
 */
export function FoldedFacets({ label, chosen, children }: { label: string; chosen: number; children: ReactNode }) {
  const id = useId();
  const anchor = `--${id.replace(/\W/g, '')}`;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        style={{ anchorName: anchor }}
        aria-label={chosen > 0 ? `${label} (${chosen})` : label}
        className="facets-button"
      >
        <Icon name="filter" />
        {chosen > 0 && <span className="figures text-sm font-bold">{chosen}</span>}
      </button>
      <div id={id} popover="auto" style={{ positionAnchor: anchor }} className="facets">
        {children}
      </div>
    </>
  );
}
