import { cx } from './cx.ts';
import { type IconName, iconPaths } from './icon-paths.ts';

/** A decorative icon, sized by the text (`1.25em`). Pass `label` if no text stands beside it. */
export function Icon({ name, label, className }: { name: IconName; label?: string; className?: string }) {
  const drawing = { viewBox: '0 0 24 24', className: cx('icon', className), strokeLinecap: 'square' } as const;
  const path = <path d={iconPaths[name]} />;
  return label ? (
    <svg {...drawing} role="img" aria-label={label}>
      {path}
    </svg>
  ) : (
    <svg {...drawing} aria-hidden="true">
      {path}
    </svg>
  );
}
