import { useLocale, useTranslations } from 'next-intl';
import { itemText } from '#components/fantasy/ledger/item-text.ts';
import { Section } from '#components/ui/section.tsx';
import { Sentences } from '#components/ui/sentences.tsx';
import { weightedItems } from '#lib/basketball/fantasy/items.ts';
import { type FantasyRules as Rules, squadSize } from '#lib/basketball/fantasy/rules.ts';
import { unitsPerHundredth } from '#lib/basketball/fantasy/units.ts';
import { formatPoints } from '#lib/i18n/format/fantasy-units.ts';
import { formatDecimal, formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** The published rules of a fantasy season in words. */
export function FantasyRules({ rules }: { rules: Rules }) {
  const t = useTranslations('fantasy');
  return (
    <>
      <Section title={t('rules')}>
        <Sentences of={useSentences(rules)} />
      </Section>
      <Section title={t('ruleTexts.weights')}>
        <Weights rules={rules} />
      </Section>
    </>
  );
}

function useSentences({ preset, squad, prices, scoring, transfers, lateJoiners, correctionHours }: Rules): string[] {
  const t = useTranslations('fantasy.ruleTexts');
  const locale = tagLocale(useLocale());
  const factor = (tenths: number) => formatDecimal(locale, tenths / 10, 1);
  return [
    t('preset', { preset }),
    t('budget', { count: squad.budget / 10 }),
    squad.usesPositions ? t('places', squad.places) : t('free', { count: squadSize(squad) }),
    ...(squad.usesPositions
      ? [t('formations', { list: squad.formations.map(({ G, F, C }) => `${G}-${F}-${C}`).join(', ') })]
      : []),
    ...(squad.usesPositions ? [t('positions')] : []),
    ...(squad.hasCoach ? [t('coach')] : []),
    t('captain', { factor: factor(squad.captainFactor), bench: factor(squad.benchFactor) }),
    t('club', { count: formatInteger(locale, squad.clubLimit) }),
    t('transfers', { count: formatInteger(locale, transfers.perRound) }),
    t('deadline'),
    t('turns'),
    t('moved'),
    ...(lateJoiners.getAverage
      ? [t('late', { credits: formatDecimal(locale, lateJoiners.creditsPerRound / 10, 1) })]
      : []),
    ...(scoring.winPercent > 0 ? [t('win', { percent: formatInteger(locale, scoring.winPercent) })] : []),
    t('prices', {
      expected: formatDecimal(locale, prices.pointsPerCredit / 100, 2),
      smoothing: formatInteger(locale, prices.smoothing),
      count: prices.maxChange / 10,
    }),
    t('priceLimits', {
      minimum: formatDecimal(locale, prices.minimum / 10, 1),
      maximum: formatDecimal(locale, prices.maximum / 10, 1),
    }),
    ...(scoring.doubleDouble !== 0 || scoring.threes.length > 0 ? [t('doubles')] : []),
    t('corrections', { hours: formatInteger(locale, correctionHours) }),
    t('worthless'),
    t('defaults', { count: String(scoring.defaultsCount) }),
    t('merged'),
    t('duels'),
  ];
}

function Weights({ rules: { scoring } }: { rules: Rules }) {
  const t = useTranslations('fantasy');
  const statistics = useTranslations('statistics');
  const locale = tagLocale(useLocale());
  const bonuses = ['starter', 'doubleDouble', 'tripleDouble', 'quadrupleDouble', 'coachWin', 'coachLoss'] as const;
  const weights = [
    ...weightedItems.map((item) => [itemText(item, t, statistics), scoring.weights[item] ?? 0] as const),
    ...bonuses.map((item) => [itemText(item, t, statistics), scoring[item]] as const),
    ...scoring.threes.map(({ from, weight }) => [`${t('items.threes')}: ${from}`, weight] as const),
  ].filter(([, weight]) => weight !== 0);
  return (
    <dl className="border-b border-line bg-raised">
      {weights.map(([name, weight]) => (
        <div key={name} className="flex justify-between gap-3 border-line px-3 py-1.5 not-first:border-t">
          <dt>{name}</dt>
          <dd className="figures font-semibold">{formatPoints(locale, weight * unitsPerHundredth)}</dd>
        </div>
      ))}
    </dl>
  );
}
