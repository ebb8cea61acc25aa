'use client';

import { type ReactNode, useState } from 'react';
import { buttonClass } from '#components/ui/button-variant.ts';
import { cx } from '#components/ui/cx.ts';

type Props = {
  label: string;
  /** What the choice of files offers. */
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  className?: string;
  onFiles: (files: File[]) => void;
  children: ReactNode;
};

/** Takes files: dropped here, or chosen. */
export function DropZone({ label, accept, multiple = false, disabled = false, className, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input inside does the same by keyboard
    <div
      className={cx(
        'flex flex-col items-start gap-3 border-2 border-dashed p-5',
        isOver ? 'border-action bg-hover' : 'border-line-strong',
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <label className={`${buttonClass('secondary', 'md')} has-focus-visible:outline-2`}>
        <input
          type="file"
          className="sr-only"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
        {label}
      </label>
      {children}
    </div>
  );
}
