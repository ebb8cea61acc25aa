import type { ReactNode } from 'react';
import { Portrait } from '#components/entity/portrait.tsx';
import { colorsOf, teamBand } from '#components/entity/team-colors.ts';
import { cx } from '#components/ui/cx.ts';
import { Link } from '#components/ui/link.tsx';
import type { PlayerRef } from '#lib/api/contract/player.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { paths } from '#lib/paths.ts';

export type RecordLine = {
  key: string;
  rank: number;
  player: PlayerRef;
  team: TeamRef;
  /** The formatted figure. */
  text: string;
  /** Secondary line: first and last season, or the game. */
  note: ReactNode;
};

/** Ties for first place between more players than this are not enlarged. */
const maxLargeRows = 3;

/**
 * A list of records: the holders on the colours of their last team, the others in rows. Shared ranks are marked with
 * `=`.
 */
export function RecordList({
  title,
  href,
  lines,
  notes,
}: {
  title: string;
  /** URL of the complete list. */
  href?: string;
  lines: readonly RecordLine[];
  notes: readonly string[];
}) {
  const first = lines.filter(({ rank }) => rank === 1);
  const enlarged = first.length <= maxLargeRows ? first.length : 0;
  return (
    <section className="min-w-0">
      <h3 className="label border-b border-line-strong pb-1.5">
        {href ? (
          <Link href={href} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      <ol>
        {lines.map(({ key, ...line }, index) => (
          <li key={key}>
            {index < enlarged ? (
              <RecordHolder {...line} isShared={first.length > 1} />
            ) : (
              <RecordRow {...line} isShared={lines.filter(({ rank }) => rank === line.rank).length > 1} />
            )}
          </li>
        ))}
      </ol>
      {notes.map((note) => (
        <p key={note} className="pt-1.5 text-xs text-quiet">
          {note}
        </p>
      ))}
    </section>
  );
}

type Line = Omit<RecordLine, 'key'> & { isShared: boolean };

function RecordHolder({ rank, player, team, text, note, isShared }: Line) {
  return (
    <div
      data-ground="band"
      style={teamBand(team)}
      className="flex min-h-22 items-center gap-3 border-b border-band-edge px-3 py-2"
    >
      <Portrait player={player} colors={colorsOf(team)} size="lg" />
      <span className="min-w-0 flex-1">
        {isShared && <Rank rank={rank} isShared className="text-sm" />}
        <Name player={player} className="headline block text-xl leading-tight text-balance" />
        <span className="block text-sm text-quiet">{note}</span>
      </span>
      <span className="headline figures text-4xl">{text}</span>
    </div>
  );
}

function RecordRow({ rank, player, text, note, isShared }: Line) {
  return (
    <div className="flex min-h-12 items-center gap-2 border-b border-line bg-raised px-2 py-1.5">
      <Rank rank={rank} isShared={isShared} className="w-7 shrink-0 text-end text-quiet" />
      <span className="min-w-0 flex-1 leading-tight">
        <Name player={player} className="inline-block py-0.5 font-semibold" />
        <span className="block text-xs text-quiet">{note}</span>
      </span>
      <span className="headline figures text-xl">{text}</span>
    </div>
  );
}

function Rank({ rank, isShared, className }: { rank: number; isShared: boolean; className: string }) {
  return (
    <span className={cx('figures', className)}>
      {rank}
      {isShared && '='}
    </span>
  );
}

const Name = ({ player, className }: { player: PlayerRef; className: string }) =>
  player.isHidden ? (
    <span className={className}>{player.name}</span>
  ) : (
    <Link href={paths.player(player.slug)} className={cx('underline-offset-4 hover:underline', className)}>
      {player.name}
    </Link>
  );
