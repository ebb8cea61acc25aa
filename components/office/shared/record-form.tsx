'use client';

import type { ComponentProps, ReactNode, SubmitEvent } from 'react';
import { cx } from '#components/ui/cx.ts';
import { inOrder } from './in-order.tsx';
import { SaveBar } from './save-bar.tsx';

type BarProps = ComponentProps<typeof SaveBar>;
type Props = Omit<BarProps, 'record' | 'className'> & {
  record: BarProps['record'] & { save: () => Promise<unknown> };
  onSaved?: () => void;
  className?: string;
  barClassName?: string;
  children: ReactNode;
};

/** The form of a record, saved as one, with its foot. */
export function RecordForm({ record, isComplete, onSaved, className, barClassName, children, ...bar }: Props) {
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isComplete && (await record.save())) onSaved?.();
  };
  return (
    <form noValidate data-record-form onSubmit={(event) => void submit(event)} className={cx(inOrder, className)}>
      {children}
      <SaveBar {...bar} record={record} isComplete={isComplete} className={barClassName} />
    </form>
  );
}
