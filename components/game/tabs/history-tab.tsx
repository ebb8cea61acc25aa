import { useTranslations } from 'next-intl';
import { History } from '#components/game/history/history.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import type { Game } from '#lib/api/contract/game.ts';
import { readGameHistory } from '#lib/api/readers/game-history.ts';

export async function HistoryTab({ game }: { game: Game }) {
  const history = await readGameHistory(game);
  return history ? <History game={game} history={history} /> : <NoPairing />;
}

function NoPairing() {
  const t = useTranslations('game-history');
  return <EmptyState title={t('openTitle')} text={t('openText')} />;
}
