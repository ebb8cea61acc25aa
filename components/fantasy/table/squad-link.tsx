import { Link } from '#components/ui/link.tsx';
import type { SquadRef } from '#lib/api/contract/fantasy/common.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';

/** The name of a squad, linked to its page. There may be thousands: none is fetched ahead. */
export function SquadLink({ squad: { number, name }, league }: { squad: SquadRef; league: LeagueParams }) {
  return (
    <Link href={paths.fantasySquad(league.season, league.league, number)} prefetch={false} className="text-link-quiet">
      {name}
    </Link>
  );
}
