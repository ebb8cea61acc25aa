/** A rank. `shared` marks a tie. */
export function RankBadge({ rank, shared, label }: { rank: number; shared?: boolean; label?: string }) {
  return (
    <span className="rank" {...(label && { title: label })}>
      {shared ? `${rank}=` : rank}
    </span>
  );
}
