'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { photoFragment, photoOf } from './photo-fragment.ts';

/**
 * Which photo the address names, if it is one of these. To open one is a step forward, so that the back button closes it; on
 * the way to the others of the grid the step stays the same.
 */
export function usePhotoAddress(isOurs: (id: string) => boolean) {
  const [id, setId] = useState<string | null>(null);
  const isOurStep = useRef(false);

  const follow = useEffectEvent(() => {
    const named = photoOf(window.location.hash);
    setId(named !== null && isOurs(named) ? named : null);
  });
  useEffect(() => {
    const onMove = () => follow();
    const onPop = () => {
      isOurStep.current = false;
      follow();
    };
    follow();
    window.addEventListener('popstate', onPop);
    window.addEventListener('hashchange', onMove);
    return () => {
      window.removeEventListener('popstate', onPop);
      window.removeEventListener('hashchange', onMove);
    };
  }, []);

  const open = (next: string) => {
    window.history.pushState(null, '', `#${photoFragment(next)}`);
    isOurStep.current = true;
    setId(next);
  };
  const show = (next: string) => {
    if (next === id) return;
    window.history.replaceState(null, '', `#${photoFragment(next)}`);
    setId(next);
  };
  const close = () => {
    if (isOurStep.current) return window.history.back();
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    setId(null);
  };
  return { id, open, show, close };
}
