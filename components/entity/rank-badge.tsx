/** A rank. `shared` marks a tie. */
export function RankBadge({ rank, shared, label }: { rank: number; shared?: boolean; label?: string }) {
  return (
    <span className="figures inline-block w-7 shrink-0 text-end font-bold" title={label}>
      {shared ? `${rank}=` : rank}
    </span>
  );
}
