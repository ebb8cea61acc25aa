import { cx } from './cx.ts';
import { Link } from './link.tsx';
import { segmentLook, segmentStripLook } from './segments.ts';

/** The same strip where each choice is an address. */
export function SegmentedLinks({
  label,
  links,
  active,
}: {
  label: string;
  links: readonly { id: string; label: string; href: string }[];
  active: string;
}) {
  return (
    <nav aria-label={label} className={segmentStripLook} data-print="none">
      {links.map(({ id, label: text, href }) => (
        <Link
          key={id}
          href={href}
          scroll={false}
          aria-current={id === active ? 'page' : undefined}
          className={cx(segmentLook, id === active && 'bg-ink text-page')}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
