'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { Button } from '#components/ui/button.tsx';

/** An address to copy. Without clipboard access it is selected, to be copied by keyboard. */
export function CopyField({ label, address }: { label: string; address: string }) {
  const t = useTranslations('graphics-control');
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
          {copied === address ? t('copied') : t('copy')}
        </Button>
      </div>
    </div>
  );
}
