import { duelStyle } from '#components/entity/team-colors.ts';
import type { Duel } from '#lib/api/contract/playoff.ts';
import { DuelScore } from './duel-score.tsx';

export function DuelCard({ duel }: { duel: Duel }) {
  return (
    <div className="relative border border-line bg-raised" style={duelStyle(duel.home.team, duel.away.team)}>
      <span aria-hidden="true" className="absolute start-0 bottom-0 flex h-18 w-1 flex-col">
        <span className="flex-1 bg-home" />
        <span className="flex-1 bg-away" />
      </span>
      <DuelScore duel={duel} />
    </div>
  );
}
