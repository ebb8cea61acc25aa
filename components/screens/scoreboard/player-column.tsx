import { useTranslations } from 'next-intl';
import type { PlayerRow } from '#components/screens/shared/player-rows.ts';
import { emsOf } from '#components/screens/shared/text-width.ts';
import type { TeamRef } from '#lib/api/contract/team.ts';
import type { Place } from './place.ts';

/**
 * A name that fits its box on one line: condensed first, at full height, and only then smaller. The width is estimated from the
 * letters (`emsOf`), so no measuring is needed.
 */
function NarrowedName({ name }: { name: string }) {
  return (
    <span className="players-narrowed" style={{ '--ems': emsOf(name) }} data-fitted>
      <span>{name}</span>
    </span>
  );
}

const minRows = 12;

/** The players of a team with points and fouls; players on court are highlighted. */
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
    <table className="players" data-place={place} style={{ '--rows': Math.max(minRows, rows.length) }}>
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
              <NarrowedName name={name} />
            </th>
            <td>{line.points}</td>
            <td>
              <b className="players-fouls" data-limit={isAtLimit || exclusion !== null || undefined}>
                {exclusion === 'disqualifying-foul' && t('disqualified')}
                {exclusion === 'game-disqualification' && t('gameDisqualified')}
                {exclusion !== 'disqualifying-foul' && exclusion !== 'game-disqualification' && fouls}
              </b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
