'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { addressScript } from './address-script.ts';
import { EarlyScript } from './early-script.tsx';

/** A block whose content follows values of the address, by their `keys`: it is in sight once they are applied. */
export function AwaitsAddress({ keys, children, ...rest }: { keys: readonly string[] } & ComponentProps<'div'>) {
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => block.current?.removeAttribute('data-pending'), []);
  return (
    <div ref={block} data-address={keys.join(' ')} suppressHydrationWarning {...rest}>
      <EarlyScript source={addressScript} />
      {children}
    </div>
  );
}
