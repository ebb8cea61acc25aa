import type { TeamRef } from '#lib/api/contract/team.ts';
import type { EmblemSize } from './emblem-size.ts';
import { TeamLinkView } from './team-link-view.tsx';
import type { TeamNaming } from './team-name.tsx';
import { teamTexts } from './team-texts.tsx';

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
  const { crest, ...names } = teamTexts(team, naming, size);
  return (
    <TeamLinkView
      {...names}
      {...(href && { href })}
      {...(!isCrestHidden && { crest })}
      {...(size !== 'sm' && { size })}
      {...(className && { className })}
    />
  );
}
