import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { Section } from '#components/ui/section.tsx';
import type { PlayerCareer } from '#lib/api/contract/player-career.ts';
import { CareerTable } from './career-table.tsx';

/** Career per game, with totals in a disclosure. */
export function CareerSection({ career: { seasons, totals } }: { career: PlayerCareer }) {
  const t = useTranslations('player');
  return (
    <Section title={t('career')}>
      <CareerTable seasons={seasons} totals={totals} counting="perGame" />
      <Disclosure summary={t('career_total')}>
        <CareerTable seasons={seasons} totals={totals} counting="total" />
      </Disclosure>
    </Section>
  );
}
