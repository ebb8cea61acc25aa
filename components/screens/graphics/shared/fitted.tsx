import { cx } from '#components/ui/cx.ts';

/** Words on one line that become smaller where they are long: by the number of their letters, so nothing is measured. */
export function Fitted({ children, className }: { children: string; className?: string }) {
  return (
    <span className={cx('fitted', className)} style={{ '--letters': Math.max(4, [...children].length) }}>
      {children}
    </span>
  );
}
