import { type RefObject, useEffect, useRef } from 'react';

/** Shows another tab from its start where the strip has stayed in sight over the scrolled content of the last one. */
export function useStartOfTab(strip: RefObject<HTMLElement | null>, active: string): void {
  const shown = useRef(active);
  useEffect(() => {
    if (shown.current === active) return;
    shown.current = active;
    const content = strip.current?.closest('header')?.nextElementSibling;
    if (!content || !strip.current) return;
    if (content.getBoundingClientRect().top < strip.current.getBoundingClientRect().bottom) content.scrollIntoView();
  }, [strip, active]);
}
