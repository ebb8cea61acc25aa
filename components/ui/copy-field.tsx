'use client';

import { useId, useRef, useState } from 'react';
import { Button } from './button.tsx';

/** An address to copy. Without clipboard access it is selected, to be copied by keyboard. */
export function CopyField({
  label,
  address,
  labels,
}: {
  label: string;
  address: string;
  labels: Record<'copy' | 'copied', string>;
}) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    field.current?.select();
    await navigator.clipboard?.writeText(address).then(
      () => setCopied(address),
      () => setCopied(null),
    );
  };
  return (
    <div>
      <label htmlFor={id} className="label mb-1 block text-quiet">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={address}
          className="min-h-9 min-w-0 grow rounded-sm border border-line-strong bg-page px-2 text-sm"
        />
        <Button size="sm" onClick={() => void copy()}>
          {copied === address ? labels.copied : labels.copy}
        </Button>
      </div>
    </div>
  );
}
