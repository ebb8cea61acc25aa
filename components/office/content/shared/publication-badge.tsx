import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import type { ArticleState } from '#lib/api/contract/article-record.ts';

const tones = { draft: 'warning', scheduled: 'neutral', published: 'positive' } as const satisfies Record<
  ArticleState,
  string
>;

/** Whether something is a draft, waits for its time, or is published. */
export function PublicationBadge({ state }: { state: ArticleState }) {
  const t = useTranslations('office-content');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
