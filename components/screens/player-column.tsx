import { useTranslations } from 'next-intl';
import type { PlayerRow } from './player-rows.ts';

/** Players of a side with points and fouls; who is on court is lit. */
export function PlayerColumn({ team, rows }: { team: string; rows: readonly PlayerRow[] }) {
  const t = useTranslations('screens');
  return (
    <table className="players">
      <caption className="sr-only">{team}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2} aria-label={t('player')} />
          <th scope="col">{t('pointsShort')}</th>
          <th scope="col">{t('foulsShort')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, number, name, tally, fouls, isAtLimit, exclusion, isOnCourt }) => (
          <tr key={id} data-on-court={isOnCourt || undefined} data-out={exclusion ? true : undefined}>
            <td className="players-number">{number}</td>
            <th scope="row">
              <span>{name}</span>
            </th>
            <td>{tally.points}</td>
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
