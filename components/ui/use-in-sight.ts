import { useEffect, useRef, useState } from 'react';

/** Returns a ref and whether its element has been near the visible part of the page. */
export function useInSight<Target extends Element>() {
  const target = useRef<Target>(null);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!target.current || isInSight) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setInSight(true),
      { rootMargin: '50%' },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [isInSight]);
  return [target, isInSight] as const;
}
