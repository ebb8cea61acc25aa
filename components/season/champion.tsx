import { Crest } from '#components/entity/crest.tsx';
import type { TeamRef } from '#lib/api/contract/team.ts';

/** Who won, or who leads: the crest, and above the name what it stands for. */
export function Champion({ team, label }: { team: TeamRef; label: string }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Crest of={team} size="md" />
      <span className="min-w-0">
        <span className="label block text-quiet">{label}</span>
        <span className="block truncate font-bold">{team.name}</span>
      </span>
    </span>
  );
}
