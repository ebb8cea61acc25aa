import { useTranslations } from 'next-intl';
import type { Duel } from '#lib/api/contract/playoff.ts';

/** Status of a duel as a sentence. */
export function DuelStatus({ duel }: { duel: Duel }) {
  const t = useTranslations('playoff');
  const isTwoLegs = duel.format?.kind === 'two-legs';
  const isOneGame = duel.format?.kind === 'best-of' && duel.format.of === 1;
  const numbers = isTwoLegs || isOneGame ? duel.points : duel.wins;
  const leader = duel.winner ?? (numbers.home === numbers.away ? null : numbers.home > numbers.away ? 'home' : 'away');
  if (duel.state === 'unpaired' || duel.state === 'scheduled') return t('notBegun');
  if (!duel.format) return t('seriesRunningAt', numbers);
  if (!leader) return t('level', { home: numbers.home, away: numbers.away });
  const values = {
    team: duel[leader].team?.name ?? '',
    own: numbers[leader],
    other: numbers[leader === 'home' ? 'away' : 'home'],
  };
  if (!duel.winner) return t(isTwoLegs ? 'leadsOnPoints' : 'leads', values);
  if (duel.decidedBy === 'forfeit' || duel.decidedBy === 'default') return t(duel.decidedBy, values);
  return t(isTwoLegs ? 'wonOnPoints' : 'won', values);
}
