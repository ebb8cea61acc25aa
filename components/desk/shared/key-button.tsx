'use client';

import { Button, type ButtonProps } from '#components/ui/button.tsx';
import { KeyHint } from './key-hint.tsx';

/** A button that a key presses too; laptops show which. Without a name it has no key. */
export function KeyButton({ keyName, children, ...rest }: ButtonProps & { keyName: string }) {
  return (
    <Button data-key={keyName || undefined} {...rest}>
      {children}
      {keyName && <KeyHint name={keyName} />}
    </Button>
  );
}
