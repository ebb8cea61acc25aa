import type { ReactNode } from 'react';

type Align = 'start' | 'center' | 'end';

export type StatColumn = {
  key: string;
  /** What stands in the head, usually an abbreviation. */
  label: string;
  /** The full words of an abbreviation: shown by `<abbr title>` and in the legend. */
  title?: string;
  /** Figures stand at the end, words at the start. Default `end`. */
  align?: Align;
  /** Neighbouring columns of one group stand under its name. */
  group?: string;
  /** The figure that ranks the table. */
  emphasis?: boolean;
};

export type HeadColumn = Pick<StatColumn, 'label' | 'title'>;

export type RowVariant = {
  highlight?: boolean;
  muted?: boolean;
  /** A strong line below this row: a cut in the table. */
  rule?: boolean;
  /** A CSS colour for the edge of the row and what it means, as in the `zones` of the table. */
  zone?: { color: string; label: string };
};

export type StatRow = RowVariant & {
  key: string;
  /** The row's name: a `<th scope="row">`. */
  head: ReactNode;
  cells: Record<string, ReactNode>;
  /** Opens below the row. `label` names the button. */
  detail?: { label: string; content: ReactNode };
};
