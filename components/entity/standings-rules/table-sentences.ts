import type { LeagueRules } from '#lib/api/contract/league-rules.ts';
import type { Translate } from '#lib/i18n/translate.ts';

type Standings = LeagueRules['standings'];
type Translator = Translate<'league-rules'>;

/** Returns the rules of the standings, one per sentence: ranking figure, points, games that count. */
export function tableSentences(standings: Standings, t: Translator): string[] {
  const { rankBy, points, overtimeCounts, otherGroups } = standings;
  return [
    t(`rankBy.${rankBy}`),
    ...(usesPoints(standings) ? [t('win', { points: points.win }), t('loss', { points: points.loss })] : []),
    ...drawSentences(standings, t),
    t(overtimeCounts ? 'overtimeInTable.counts' : 'overtimeInTable.ignored'),
    ...(otherGroups === 'count' ? [t('otherGroups')] : []),
  ];
}

/** Returns how teams tied in the ranking figure are ranked, apart from the criteria. */
export function tieSentences({ criteria, headToHead, meetings, restart }: Standings, t: Translator): string[] {
  const hasHeadToHead = criteria.some(({ scope }) => scope === 'head-to-head');
  const headToHeadSentence =
    headToHead === 'always'
      ? t('headToHead.always')
      : meetings === null
        ? t('headToHead.whenComplete')
        : t('headToHead.whenMet', { count: meetings });
  return [
    ...(hasHeadToHead ? [headToHeadSentence] : []),
    ...(criteria.length > 1 ? [t(restart ? 'restart.yes' : 'restart.no')] : []),
    t('shared'),
  ];
}

/** Returns what a forfeit and a loss by default award. */
export function awardSentences(
  { standings, rules }: Pick<LeagueRules, 'standings' | 'rules'>,
  t: Translator,
): string[] {
  const { points, forfeitScore, defaultScore } = standings;
  const hasPoints = usesPoints(standings);
  return [
    t('forfeit', forfeitScore),
    ...(hasPoints ? [t('forfeitPoints', { points: points.forfeit })] : []),
    t('default', defaultScore),
    ...(hasPoints ? [t('defaultPoints', { points: points.default })] : []),
    t(rules.default.keepsStatistics ? 'statistics.counted' : 'statistics.left'),
  ];
}

function drawSentences({ points, ...standings }: Standings, t: Translator): string[] {
  if (points.draw === null) return [t('noDraw')];
  return usesPoints({ points, ...standings }) ? [t('draw', { points: points.draw })] : [];
}

/** Whether the ranking or a criterion uses classification points. */
const usesPoints = ({ rankBy, criteria }: Standings) =>
  [rankBy, ...criteria.map(({ kind }) => kind)].includes('classification-points');
