import { useTranslations } from 'next-intl';
import { Portrait } from '#components/entity/portrait.tsx';
import { colorsOf } from '#components/entity/team-colors.ts';
import { bothTeams, type Programme } from '#components/screens/graphics/programme/programme.ts';
import { Fitted } from '#components/screens/graphics/shared/fitted.tsx';
import { sides } from '#lib/basketball/sides.ts';
import { bestOf, knownLeaderFigures } from './best-of.ts';
import { DuelPanel } from './duel-panel.tsx';

/** The leaders of both teams in points, rebounds and assists, as far as the game records them. */
export function Leaders({ programme }: { programme: Programme }) {
  const t = useTranslations('graphics');
  const statistics = useTranslations('statistics');
  const teams = bothTeams(programme.of);
  return (
    <DuelPanel title={t('name.leaders')} programme={programme}>
      {knownLeaderFigures(programme).map((figure) => (
        <div key={figure} className="leaders-row">
          {sides.map((side) => {
            const best = bestOf(programme, side, figure);
            return (
              <span key={side} className="leader" data-side={side}>
                {best && (
                  <>
                    <Portrait
                      player={best}
                      number={best.number}
                      colors={colorsOf(teams?.[side])}
                      size="xl"
                      isOnScreen
                    />
                    <span className="leader-name">
                      <Fitted className="leader-first">{best.firstName}</Fitted>
                      <Fitted className="leader-last">{best.lastName}</Fitted>
                    </span>
                    <b className="leader-value">{best.value}</b>
                  </>
                )}
              </span>
            );
          })}
          <span className="leaders-figure">{statistics(`${figure}.name`)}</span>
        </div>
      ))}
    </DuelPanel>
  );
}
