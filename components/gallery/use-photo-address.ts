'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { photoFragment, photoOf } from './photo-fragment.ts';

/**
 * Synchronises the open photo with the URL fragment; `isInGrid` filters the ids. Opening a photo pushes a history entry, so Back
 * closes it; switching photos replaces that entry.
 */
export function usePhotoAddress(isInGrid: (id: string) => boolean) {
  const [id, setId] = useState<string | null>(null);
  const hasPushed = useRef(false);

  const readFragment = useEffectEvent((hash: string) => {
    const photo = photoOf(hash);
    setId(photo !== null && isInGrid(photo) ? photo : null);
  });
  useEffect(() => {
    // The router may have written an address of before into the entry by now.
    const onHashChange = ({ newURL }: HashChangeEvent) => readFragment(new URL(newURL).hash);
    const onPop = () => {
      hasPushed.current = false;
      readFragment(window.location.hash);
    };
    readFragment(window.location.hash);
    window.addEventListener('popstate', onPop);
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('hashchange', onHashChange);
    };
  }, []);

  const open = (next: string) => {
    window.history.pushState(null, '', `#${photoFragment(next)}`);
    hasPushed.current = true;
    setId(next);
  };
  const show = (next: string) => {
    if (next === id) return;
    window.history.replaceState(null, '', `#${photoFragment(next)}`);
    setId(next);
  };
  const close = () => {
    if (hasPushed.current) return window.history.back();
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    setId(null);
  };
  return { id, open, show, close };
}
