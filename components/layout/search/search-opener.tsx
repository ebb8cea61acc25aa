'use client';

import { type MouseEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#components/ui/icon.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Link } from '#components/ui/link.tsx';
import { lazyViewOnDemand } from '#lib/recovery/lazy-view.ts';
import { SearchField } from './search-field.tsx';
import { isSearchKey } from './search-key.ts';

const SearchBox = lazyViewOnDemand(async () => (await import('./search-box.tsx')).SearchBox);

interface SearchOpenerProps {
  /** The search page. The browser gets it ready: the module of all paths would be in the first load of every page. */
  href: string;
  labels: { label: string; hint: string; close: string };
}

/**
 * A link to the search page. With JavaScript it opens a dialog instead, also on `/` and Ctrl+K; its code loads on demand, while the
 * visitor types already.
 */
export function SearchOpener({ href, labels }: SearchOpenerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [early, setEarly] = useState('');
  const open = () => {
    const field = document.querySelector<HTMLInputElement>('main [data-search-field]');
    if (field) return field.focus();
    // With its field, which the browser then focuses: some phones show their keyboard only for what a tap itself has focused.
    flushSync(() => setOpen(true));
    dialog.current?.showModal();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
  const close = () => {
    setOpen(false);
    setEarly('');
  };
  const closeOnLeave = (event: MouseEvent) => {
    const hasLeft = event.target === dialog.current || (event.target as Element).closest('a[role=option]');
    if (hasLeft) dialog.current?.close();
  };
  return (
    <>
      <Link
        href={href}
        aria-label={labels.label}
        aria-keyshortcuts="/ Control+K"
        onClick={onClick}
        className="inline-grid size-11 place-items-center rounded-sm hover:bg-current/10"
      >
        <Icon name="search" />
      </Link>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes the dialog by Escape, or by Enter in the field */}
      <dialog
        ref={dialog}
        aria-label={labels.label}
        data-ground="raised"
        onClick={closeOnLeave}
        onClose={close}
        className="mx-auto mt-0 mb-auto max-h-[min(50rem,100dvh)] w-[min(44rem,100vw)] max-w-none overflow-y-auto shadow-overlay backdrop:bg-black/55 sm:mt-[8vh] sm:max-h-[84vh]"
      >
        <div className="flex items-start gap-2 p-3 pb-4">
          <div className="min-w-0 flex-1">
            {isOpen && (
              <Suspense
                fallback={
                  <SearchField
                    action={href}
                    label={labels.label}
                    placeholder={labels.hint}
                    onChange={({ currentTarget }) => setEarly(currentTarget.value)}
                  />
                }
              >
                <SearchBox label={labels.label} hint={labels.hint} place="dialog" early={early} />
              </Suspense>
            )}
          </div>
          <IconButton icon="close" label={labels.close} onClick={() => dialog.current?.close()} />
        </div>
      </dialog>
    </>
  );
}
