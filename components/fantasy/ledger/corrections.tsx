import { useTranslations } from 'next-intl';
import { EntrantName } from '#components/fantasy/entrant/entrant-name.tsx';
import { entrantText } from '#components/fantasy/entrant/entrant-text.ts';
import { Section } from '#components/ui/section.tsx';
import type { FantasyCorrection } from '#lib/api/contract/fantasy/round.ts';
import { counterpartOf } from './counterpart.ts';
import { LedgerLines } from './ledger-lines.tsx';

/** What was changed after the points had been booked, by player. */
export function Corrections({ of: corrections }: { of: readonly FantasyCorrection[] }) {
  const t = useTranslations('fantasy');
  if (corrections.length === 0) return null;
  return (
    <Section title={t('corrections')}>
      {corrections.flatMap((correction) =>
        correction.changes.map(({ entrant, lines }) => (
          <div key={`${correction.booking} ${entrant.number}`} className="border-b border-line py-2">
            <EntrantName entrant={entrant} />
            <LedgerLines
              lines={lines}
              noteOf={(line) => {
                const other = counterpartOf(correction, entrant, line);
                return other && t(line.count < 0 ? 'moved.to' : 'moved.from', { player: entrantText(other, t) });
              }}
            />
          </div>
        )),
      )}
    </Section>
  );
}
