import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

export type PagerLink = { href: string; label: string };

/** Navigation to the previous and next item: rounds, seasons, games of a series. */
export function Pager({
  label,
  title,
  previous,
  next,
}: {
  label: string;
  title: string;
  previous?: PagerLink;
  next?: PagerLink;
}) {
  return (
    <nav aria-label={label} className="flex items-center justify-between gap-2 border-b border-line" data-print="none">
      <PagerStep step={previous} icon="chevron-left" />
      <p className="headline min-w-0 truncate text-center text-xl">{title}</p>
      <PagerStep step={next} icon="chevron-right" />
    </nav>
  );
}

function PagerStep({ step, icon }: { step?: PagerLink; icon: 'chevron-left' | 'chevron-right' }) {
  if (!step) return <span className="size-11" />;
  return (
    <Link
      href={step.href}
      aria-label={step.label}
      scroll={false}
      className="grid size-11 place-items-center hover:bg-hover"
    >
      <Icon name={icon} />
    </Link>
  );
}
