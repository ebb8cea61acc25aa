'use client';

import { type ReactNode, useId, useState } from 'react';
import { Icon } from './icon.tsx';
import { RowHead, type rowAttributes } from './table-row.tsx';
import type { RowVariant } from './table-types.ts';

/** An expandable table row: `children` are its cells, `detail` appears below them at full width. */
export function ExpandableRow({
  attributes,
  zone,
  head,
  label,
  detail,
  span,
  children,
}: {
  attributes: ReturnType<typeof rowAttributes>;
  zone?: RowVariant['zone'];
  head: ReactNode;
  label: string;
  detail: ReactNode;
  span: number;
  children: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <tr {...attributes}>
        <RowHead zone={zone}>
          <span className="flex items-center justify-between gap-1">
            <span className="min-w-0">{head}</span>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              aria-label={label}
              onClick={() => setOpen(!isOpen)}
              className="row-button"
            >
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} className="size-4" />
            </button>
          </span>
        </RowHead>
        {children}
      </tr>
      {isOpen && (
        <tr id={id} data-detail>
          <td colSpan={span} data-align="start">
            <div className="sticky start-3 w-fit max-w-[calc(100vw-3rem)] whitespace-normal py-2">{detail}</div>
          </td>
        </tr>
      )}
    </>
  );
}
