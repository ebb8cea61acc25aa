import { cx } from '#components/ui/cx.ts';

/** One line of text whose font size shrinks with the number of letters, so no measuring is needed. */
export function Fitted({ children, className }: { children: string; className?: string }) {
  return (
    <span className={cx('fitted', className)} style={{ '--letters': Math.max(4, [...children].length) }}>
      {children}
    </span>
  );
}
