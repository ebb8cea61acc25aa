import { useTranslations } from 'next-intl';
import { boxOf, type Programme } from '#components/screens/graphics/programme/programme.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { comparisonRows } from './comparison-rows.ts';
import { DuelPanel } from './duel-panel.tsx';

export function Comparison({ programme }: { programme: Programme }) {
  const t = useTranslations('graphics');
  const statistics = useTranslations('statistics');
  const rows = comparisonRows(boxOf(programme, 'home'), boxOf(programme, 'away'), usePageLocale());
  return (
    <DuelPanel title={t('name.comparison')} programme={programme}>
      <dl className="duel-rows" style={{ '--rows': rows.length }}>
        {rows.map(({ key, home, away, better }) => (
          <div key={key} className="duel-row">
            <dd data-better={better === 'home' || undefined}>{home}</dd>
            <dt>{statistics(`${key}.name`)}</dt>
            <dd data-better={better === 'away' || undefined}>{away}</dd>
          </div>
        ))}
      </dl>
    </DuelPanel>
  );
}
