import type { ReactNode } from 'react';

type Align = 'start' | 'center' | 'end';

export type StatColumn = {
  key: string;
  /** The text in the head, usually an abbreviation. */
  label: string;
  /** The expansion of an abbreviated label: shown by `<abbr title>` and in the legend. */
  title?: string;
  /** `end` for figures, `start` for text. Default `end`. */
  align?: Align;
  /** The group name above adjacent columns of the same group. */
  group?: string;
  /** Marks the column that ranks the table. */
  emphasis?: boolean;
};

export type HeadColumn = Pick<StatColumn, 'label' | 'title'>;

export type RowVariant = {
  highlight?: boolean;
  muted?: boolean;
  /** Draws a strong line below this row. */
  rule?: boolean;
  /** The CSS colour of the row's edge and its meaning. */
  zone?: { color: string; label: string };
};

export type StatRow = RowVariant & {
  key: string;
  /** The content of the `<th scope="row">`. */
  head: ReactNode;
  cells: Record<string, ReactNode>;
  /** The content of the expanded row. `label` names the button that opens it. */
  detail?: { label: string; content: ReactNode };
};
