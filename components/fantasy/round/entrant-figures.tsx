import { EntrantName } from '#components/fantasy/entrant/entrant-name.tsx';
import { Section } from '#components/ui/section.tsx';
import type { EntrantRef } from '#lib/api/contract/fantasy/common.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';

/** Who stands out in a round, each with a figure; nothing where there is nobody. */
export function EntrantFigures({
  title,
  of,
  league: { season, league },
}: {
  title: string;
  of: readonly { entrant: EntrantRef; figure: string; note?: string }[];
  league: LeagueParams;
}) {
  if (of.length === 0) return null;
  return (
    <Section title={title}>
      <ol className="border-b border-line bg-raised">
        {of.map(({ entrant, figure, note }) => (
          <li
            key={entrant.number}
            className="flex items-center justify-between gap-3 border-line px-3 py-2 not-first:border-t"
          >
            <EntrantName entrant={entrant} href={paths.fantasyEntrant(season, league, entrant.number)} />
            <span className="figures shrink-0 text-end font-semibold">
              {figure}
              {note && <span className="block text-xs font-normal text-quiet">{note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
