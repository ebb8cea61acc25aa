import { TeamName } from '#components/entity/team-name.tsx';
import type { TeamRef } from '#lib/api/contract/team.ts';

/** Legend of the team colours. */
export function TeamKey({ home, away }: { home: TeamRef; away: TeamRef }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold">
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-3 bg-home" />
        <TeamName team={home} naming="short" />
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-3 bg-away" />
        <TeamName team={away} naming="short" />
      </li>
    </ul>
  );
}
