'use client';

import { Dialog as Base } from '@base-ui/react/dialog';
import { type ComponentProps, type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { useModalIndex } from './modal-stack.ts';

/**
 * A modal dialog, stacked above dialogs opened before it. Either `trigger` is the button that opens it, or `isOpen` and
 * `onOpenChange` control it.
 */
export function Dialog({
  title,
  closeLabel,
  trigger,
  isOpen,
  onOpenChange,
  initialFocus,
  children,
}: {
  title: string;
  closeLabel: string;
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** What has the focus first; otherwise the first field or button. With `title` no button has it. */
  initialFocus?: RefObject<HTMLElement | null> | 'title';
  children: ReactNode;
}) {
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange && ((open) => onOpenChange(open))}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Layer title={title} closeLabel={closeLabel} initialFocus={initialFocus}>
          {children}
        </Layer>
      </Base.Portal>
    </Base.Root>
  );
}

/** Mounted only while the dialog is open, so mounting registers it in the modal stack. */
function Layer({
  title,
  closeLabel,
  initialFocus,
  children,
}: Pick<ComponentProps<typeof Dialog>, 'title' | 'closeLabel' | 'initialFocus' | 'children'>) {
  const index = useModalIndex();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Base.Backdrop forceRender className="fixed inset-0 bg-black/55" style={{ zIndex: 1000 + 2 * index }} />
      <Base.Popup
        initialFocus={initialFocus === 'title' ? heading : initialFocus}
        data-ground="raised"
        className="fixed inset-x-0 bottom-0 max-h-[90svh] overflow-y-auto shadow-overlay sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:w-[min(36rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:-translate-y-1/2"
        style={{ zIndex: 1000 + 2 * index }}
      >
        <div className="endline flex items-center justify-between gap-4 ps-4">
          <Base.Title ref={heading} tabIndex={-1} className="headline text-xl outline-none">
            {title}
          </Base.Title>
          <Base.Close render={<IconButton icon="close" label={closeLabel} />} />
        </div>
        <div className="p-4 pt-2">{children}</div>
      </Base.Popup>
    </>
  );
}
