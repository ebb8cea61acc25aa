'use client';

import type { ReactNode } from 'react';
import { cx } from '#components/ui/cx.ts';
import type { ListedPart, ListedRow } from './listed-row.ts';

export type ListedPlayer = [slug: string, name: string, number: string | null];
/** The rows of a possession. */
export type ListedGroup = { side: 'home' | 'away' | null; rows: ListedRow[] };

/** Draws the plays of a period from their texts: the home team at the left, the visitors at the right, clock and score between. */
export function PlayTable({
  label,
  groups,
  players,
  teams,
  isLatestFirst,
}: {
  label: string;
  /** In order of play. */
  groups: readonly ListedGroup[];
  players: readonly ListedPlayer[];
  /** The heads of the columns. */
  teams: Record<'home' | 'away', ReactNode>;
  isLatestFirst: boolean;
}) {
  const inOrder = <Entry,>(entries: readonly Entry[]) => {
    const numbered = [...entries.entries()];
    return isLatestFirst ? numbered.reverse() : numbered;
  };
  return (
    <table aria-label={label} className="plays">
      <thead>
        <tr>
          <th scope="col">{teams.home}</th>
          <td />
          <th scope="col">{teams.away}</th>
        </tr>
      </thead>
      {inOrder(groups).map(([index, { side, rows }]) => (
        <tbody key={index} data-group={side ?? ''}>
          {inOrder(rows).map(([at, row]) => (
            <tr
              key={at}
              data-item
              data-kind={row.kinds}
              data-team={row.home && row.away ? 'home away' : row.side}
              data-player={slugsOf(row, players)}
              id={row.anchor}
              className={
                cx(row.words && 'play-break', row.score && 'play-scoring', row.isNew && 'arriving') || undefined
              }
            >
              {row.words ? (
                <td colSpan={3}>
                  {row.clock && <span className="play-clock">{row.clock}</span>}
                  {row.words}
                </td>
              ) : (
                <>
                  <Side row={row} side="home" players={players} />
                  <td>
                    {row.score && (
                      <span className="play-score">
                        {row.side === 'home' ? <b>{row.score[0]}</b> : `${row.score[0]}–`}
                        {row.side === 'away' ? <b>{row.score[1]}</b> : `–${row.score[1]}`}
                      </span>
                    )}
                    {row.clock && <span className="play-clock">{row.clock}</span>}
                  </td>
                  <Side row={row} side="away" players={players} />
                </>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

type SideProps = { row: ListedRow; side: 'home' | 'away'; players: readonly ListedPlayer[] };

/** What a team did in a row: its main play begins with the player, others end with theirs. */
function Side({ row, side, players }: SideProps) {
  return (
    <td>
      {row[side]?.map(([text, ...people], index) => {
        const isMain = index === 0 && side === row.side && row.kinds !== 'substitutions';
        const isNameFirst = isMain && people.length === 1;
        const names = people.map((player) => <Player key={player} of={players[player]} />);
        return (
          <p key={text} className={isMain ? 'play-main' : undefined}>
            {isNameFirst && names}
            {isNameFirst ? ` ${text}` : `${text} `}
            {isMain && row.throws && <Throws of={row.throws} />}
            {!isNameFirst && names}
          </p>
        );
      })}
    </td>
  );
}

function Player({ of }: { of: ListedPlayer | undefined }) {
  if (!of) return null;
  const [, name, number] = of;
  return (
    <span className="play-player">
      {number && <i>{number}</i>}
      {name}
    </span>
  );
}

/** The free throws of a trip in their order; the text beside it says how many were made. */
function Throws({ of }: { of: readonly boolean[] }) {
  return (
    <span aria-hidden="true" className="play-throws">
      {of.map((made) => (made ? '●' : '○')).join('')}
    </span>
  );
}

const playersOf = (part: ListedPart) => part.slice(1) as number[];

function slugsOf({ home = [], away = [] }: ListedRow, players: readonly ListedPlayer[]): string | undefined {
  const slugs = [...home, ...away].flatMap(playersOf).flatMap((player) => players[player]?.[0] ?? []);
  return slugs.length > 0 ? [...new Set(slugs)].join(' ') : undefined;
}
