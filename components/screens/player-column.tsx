import { useTranslations } from 'next-intl';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { FittedName } from './fitted-name.tsx';
import type { Place } from './place.ts';
import type { PlayerRow } from './player-rows.ts';

/** Players of a side with points and fouls; who is on court is lit. */
export function PlayerColumn({
  team,
  rows,
  place,
}: {
  team: TeamRef | null;
  rows: readonly PlayerRow[];
  place: Place;
}) {
  const t = useTranslations('screens');
  const tEntity = useTranslations('entity');
  return (
    <table className="players" data-place={place}>
      <caption className="sr-only">{team?.name ?? tEntity('teamOpen')}</caption>
      <thead>
        <tr>
          <th scope="col" className="players-number" aria-label={t('number')} />
          <th scope="col" className="players-name" aria-label={t('player')} />
          <th scope="col">{t('pointsShort')}</th>
          <th scope="col">{t('foulsShort')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, number, name, line, fouls, isAtLimit, exclusion, isOnCourt }) => (
          <tr key={id} data-on-court={isOnCourt || undefined} data-out={exclusion ? true : undefined}>
            <td className="players-number">{number}</td>
            <th scope="row">
              <FittedName name={name} className="players-fitted" />
            </th>
            <td>{line.points}</td>
            <td data-limit={isAtLimit || undefined}>
              {exclusion === 'disqualifying-foul' && t('disqualified')}
              {exclusion === 'game-disqualification' && t('gameDisqualified')}
              {exclusion !== 'disqualifying-foul' && exclusion !== 'game-disqualification' && fouls}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
