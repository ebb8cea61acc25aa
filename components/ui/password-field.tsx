'use client';

import { useState } from 'react';
import { cx } from './cx.ts';
import { TextField } from './field.tsx';

type Props = Omit<Parameters<typeof TextField>[0], 'type'> & { labels: Record<'show' | 'hide', string> };

/** A password, which a button shows and hides. */
export function PasswordField({ labels, className, ...field }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className={cx('relative', className)}>
      <TextField {...field} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setShown((shown) => !shown)}
        className="absolute end-0 top-0 -mt-1.5 inline-flex min-h-8 items-center px-1 text-sm font-semibold text-link underline-offset-4 hover:underline"
      >
        {isShown ? labels.hide : labels.show}
      </button>
    </div>
  );
}
