import { RankBadge } from '#components/entity/rank-badge.tsx';
import { TeamLink } from '#components/entity/team-link.tsx';
import type { StandingsRow } from '#lib/api/contract/standings.ts';

export function StandingsHead({ row, href }: { row: StandingsRow; href: string }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <RankBadge rank={row.rank} shared={row.shared} />
      <TeamLink team={row.team} naming="responsive" href={href} />
    </span>
  );
}
