import { useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { Crest } from '#components/entity/crest.tsx';
import { seriesPoints } from '#components/screens/graphics/programme/own-duel.ts';
import { Fitted } from '#components/screens/graphics/shared/fitted.tsx';
import type { Duel } from '#lib/api/contract/playoff.ts';
import { sides } from '#lib/basketball/sides.ts';

/** Both teams of a duel with its score; the winner is highlighted. */
export function BracketDuel({ duel, isOwn, style }: { duel: Duel; isOwn: boolean; style: CSSProperties }) {
  const t = useTranslations('graphics');
  const score = seriesPoints(duel);
  return (
    <div className="bracket-duel" style={style} data-own={isOwn || undefined}>
      {sides.map((side) => {
        const { team, label } = duel[side];
        return (
          <span key={side} data-won={duel.winner === side || undefined} data-open={team === null || undefined}>
            {team && <Crest of={team} isOnScreen />}
            <Fitted>{team?.shortName ?? label ?? t('teamOpen')}</Fitted>
            {team && duel.state !== 'scheduled' && <b>{score[side]}</b>}
          </span>
        );
      })}
    </div>
  );
}
