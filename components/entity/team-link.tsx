import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { Crest } from './crest.tsx';
import type { EmblemSize } from './emblem-size.ts';

export type TeamNaming = 'full' | 'short' | 'code' | 'responsive';

/** The name of a team. `responsive`: the short name on phones, the full name from 640 px. */
export function TeamName({ team, naming = 'full' }: { team: TeamRef; naming?: TeamNaming }) {
  if (naming === 'responsive')
    return (
      <>
        <span className="sm:hidden">{team.shortName}</span>
        <span className="max-sm:hidden">{team.name}</span>
      </>
    );
  if (naming === 'code') return <abbr title={team.name}>{team.code}</abbr>;
  return naming === 'short' ? team.shortName : team.name;
}

/** A team with its crest, inline. Plain text without `href`. */
export function TeamLink({
  team,
  href,
  naming,
  size = 'sm',
  isCrestHidden,
  className,
}: {
  team: TeamRef;
  href?: string;
  naming?: TeamNaming;
  size?: EmblemSize;
  isCrestHidden?: boolean;
  className?: string;
}) {
  const content = (
    <>
      {!isCrestHidden && <Crest of={team} size={size} />}
      <span className="min-w-0 truncate">
        <TeamName team={team} naming={naming} />
      </span>
    </>
  );
  const linkClass = cx('inline-flex max-w-full min-w-0 items-center gap-2 align-middle', className);
  return href ? (
    <Link href={href} className={cx(linkClass, 'underline-offset-4 hover:underline')}>
      {content}
    </Link>
  ) : (
    <span className={linkClass}>{content}</span>
  );
}
