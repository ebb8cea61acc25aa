import type { ReactNode } from 'react';
import type { PlayerRef } from '#lib/api/contract/player.ts';
import { PlayerLinkView } from './player-link-view.tsx';

/** A player's name, inline, without a link where it is hidden: `number` before it, `note` (team, position) after it in muted text. */
export function PlayerLink({
  player,
  href,
  ...view
}: {
  player: PlayerRef;
  href?: string;
  number?: string | null;
  note?: ReactNode;
  /** A `Portrait`, if the line is high enough. */
  portrait?: ReactNode;
  /** Wraps a long name instead of truncating it. */
  isWrapped?: boolean;
  className?: string;
}) {
  const given = Object.fromEntries(Object.entries(view).filter(([, value]) => value !== undefined && value !== false));
  return <PlayerLinkView name={player.name} {...(href && !player.isHidden && { href })} {...given} />;
}
