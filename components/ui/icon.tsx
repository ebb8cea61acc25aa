import { cx } from './cx.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

/** A decorative icon, sized by the text (`1.25em`). Pass `label` if no text stands beside it. */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={cx('inline-block size-[1.25em] shrink-0 fill-none stroke-current stroke-2', className)}
      strokeLinecap="square"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
