import { useTranslations } from 'next-intl';
import { PlayerLink } from '#components/entity/player-link.tsx';
import { Link } from '#components/ui/link.tsx';
import type { EntrantRef } from '#lib/api/contract/fantasy/common.ts';
import { paths } from '#lib/paths.ts';
import { entrantNote, entrantText } from './entrant-text.ts';

/**
 * An entrant inline: a player with team and position, or the coach of a team. Linked to `href`, else to the player's page; plain
 * where it stands in a button.
 */
export function EntrantName({ entrant, isPlain, href }: { entrant: EntrantRef; isPlain?: boolean; href?: string }) {
  const t = useTranslations('fantasy');
  const positions = useTranslations('positions');
  if (!entrant.player && href)
    return (
      <Link href={href} className="text-link-quiet">
        {entrantText(entrant, t)}
      </Link>
    );
  if (!entrant.player) return <span>{entrantText(entrant, t)}</span>;
  return (
    <PlayerLink
      player={entrant.player}
      {...(!isPlain && { href: href ?? paths.player(entrant.player.slug) })}
      note={entrantNote(entrant, positions)}
      isWrapped
    />
  );
}
