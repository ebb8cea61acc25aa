import type { LeagueRules } from '#lib/api/contract/league-rules.ts';
import type { Translate } from '#lib/i18n/translate.ts';

type Standings = LeagueRules['standings'];
type Words = Translate<'league-rules'>;

/** What a table is made of, a sentence each: the ranking number, points, games that count. */
export function tableSentences(standings: Standings, t: Words): string[] {
  const { rankBy, points, overtimeCounts, otherGroups } = standings;
  return [
    t(`rankBy.${rankBy}`),
    ...(givesPoints(standings) ? [t('win', { points: points.win }), t('loss', { points: points.loss })] : []),
    ...drawSentences(standings, t),
    t(overtimeCounts ? 'overtimeInTable.counts' : 'overtimeInTable.ignored'),
    ...(otherGroups === 'count' ? [t('otherGroups')] : []),
  ];
}

/** What happens to teams level in the ranking number, after the criteria. */
export function tieSentences({ criteria, headToHead, meetings, restart }: Standings, t: Words): string[] {
  const areCompared = criteria.some(({ scope }) => scope === 'head-to-head');
  const mutual =
    headToHead === 'always'
      ? t('headToHead.always')
      : meetings === null
        ? t('headToHead.whenComplete')
        : t('headToHead.whenMet', { count: meetings });
  return [
    ...(areCompared ? [mutual] : []),
    ...(criteria.length > 1 ? [t(restart ? 'restart.yes' : 'restart.no')] : []),
    t('shared'),
  ];
}

/** What a forfeit and a loss by default are worth. */
export function awardSentences({ standings, rules }: Pick<LeagueRules, 'standings' | 'rules'>, t: Words): string[] {
  const { points, forfeitScore, defaultScore } = standings;
  const areGiven = givesPoints(standings);
  return [
    t('forfeit', forfeitScore),
    ...(areGiven ? [t('forfeitPoints', { points: points.forfeit })] : []),
    t('default', defaultScore),
    ...(areGiven ? [t('defaultPoints', { points: points.default })] : []),
    t(rules.default.keepsStatistics ? 'statistics.counted' : 'statistics.left'),
  ];
}

function drawSentences({ points, ...standings }: Standings, t: Words): string[] {
  if (points.draw === null) return [t('noDraw')];
  return givesPoints({ points, ...standings }) ? [t('draw', { points: points.draw })] : [];
}

/** Points say nothing where neither the ranking nor a criterion looks at them. */
const givesPoints = ({ rankBy, criteria }: Standings) =>
  [rankBy, ...criteria.map(({ kind }) => kind)].includes('classification-points');
