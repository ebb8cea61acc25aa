'use client';

import { Button, type ButtonProps } from '#components/ui/button.tsx';
import { KeyHint } from './key-hint.tsx';

/** A button with a keyboard shortcut, which laptops show. An empty `keyName` means no shortcut. */
export function KeyButton({ keyName, children, ...rest }: ButtonProps & { keyName: string }) {
  return (
    <Button data-key={keyName || undefined} {...rest}>
      {children}
      {keyName && <KeyHint name={keyName} />}
    </Button>
  );
}
