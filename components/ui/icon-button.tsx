import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

/** A 44 px button with only an icon; `label` is its accessible name. It inherits the text colour. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> & { icon: IconName; label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cx('inline-grid size-11 place-items-center rounded-sm hover:bg-current/10', className)}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
