'use client';

export type Jump = { href: string; side: 'home' | 'away'; score: string; team: string; when: string };

/** Links to rows of the play-by-play. Plain links: the browser marks the row that one leads to. */
export function JumpList({ label, jumps }: { label: string; jumps: readonly Jump[] }) {
  return (
    <nav aria-label={label} className="jumps" data-print="none">
      <p className="label" aria-hidden="true">
        {label} <span className="figures text-quiet">{jumps.length}</span>
      </p>
      <ol>
        {jumps.map(({ href, side, score, team, when }) => (
          <li key={href}>
            <a href={href} className={`jump-${side}`}>
              <b>{score}</b> {team} <span>{when}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
