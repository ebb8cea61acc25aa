'use client';

import { EmblemImage } from '#components/entity/emblem-image.tsx';
import { Link } from '#components/ui/link.tsx';
import type { StripGame } from '#lib/api/contract/schedule.ts';
import { gamePath } from '#lib/game-path.ts';
import { useLive } from '#stores/live.ts';
import { type StripTexts, stateText } from './state-text.ts';
import { withLive } from './with-live.ts';

const decided: ReadonlySet<StripGame['state']> = new Set(['final', 'forfeited', 'defaulted']);

/** A game of the strip: its state above both teams. */
export function StripGameLine(props: { game: StripGame; texts: StripTexts }) {
  const { texts } = props;
  const listed = useLive(({ games }) => games[props.game.id]?.game);
  const game = withLive(props.game, listed);
  const { home, away, score, state } = game;
  const lead = decided.has(state) && score ? score.home - score.away : 0;
  return (
    <Link href={gamePath(game.address)} prefetch={false} className="strip-game" data-game={game.id}>
      <span className={state === 'live' ? 'strip-state strip-live' : 'strip-state'}>
        {state === 'live' && <span className="live-dot pulse" aria-hidden="true" />}
        {stateText(game, texts)}
      </span>
      <StripSide team={home} points={score?.home} isLoser={lead < 0} texts={texts} />
      <StripSide team={away} points={score?.away} isLoser={lead > 0} texts={texts} />
    </Link>
  );
}

function StripSide({
  team,
  points,
  isLoser,
  texts,
}: {
  team: StripGame['home'];
  points: number | undefined;
  isLoser: boolean;
  texts: StripTexts;
}) {
  return (
    <span className={isLoser ? 'strip-side text-quiet' : 'strip-side'}>
      {team?.crest ? (
        <EmblemImage kind="crest" src={team.crest} size="2xs" />
      ) : (
        <span className="strip-color" style={{ background: team?.color ?? undefined }} />
      )}
      <span className="strip-name">{team?.shortName ?? texts.teamOpen}</span>
      {points !== undefined && <span className="strip-points">{points}</span>}
    </span>
  );
}
