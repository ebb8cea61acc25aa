import { useTranslations } from 'next-intl';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import type { Suspension } from '#lib/api/contract/people/suspensions.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { suspensionFacts } from './suspension-facts.ts';

const tones = { open: 'negative', served: 'positive', lifted: 'neutral' } as const;

/** A suspension: who, how much of it is served, why, and the way to the decision. */
export function SuspensionRow({
  suspension,
  isOfPerson,
  onOpen,
}: {
  suspension: Suspension;
  isOfPerson: boolean;
  onOpen: () => void;
}) {
  const t = useTranslations('office-suspensions');
  const locale = usePageLocale();
  const { person, teams, isDecision, reason, document, state } = suspension;
  const { length, facts } = suspensionFacts(suspension, t, locale);
  const label = t(isDecision ? 'change' : 'decide');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-raised p-3">
      <span className="min-w-0 grow basis-60">
        <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {!isOfPerson && [person.name, ...teams].join(' · ')}
          <Badge tone={tones[state]} isWrapping>
            {state === 'open' ? length : t(`state.${state}`)}
          </Badge>
        </span>
        <span className="block text-sm text-quiet wrap-anywhere">
          {state === 'open' ? facts : `${length} · ${facts}`}
        </span>
        {reason && <span className="block wrap-anywhere">{reason}</span>}
        {document && (
          <a href={document.file} className="inline-flex min-h-11 items-center text-sm underline wrap-anywhere">
            {document.title}
          </a>
        )}
      </span>
      <Button size="sm" aria-label={t('labelOf', { label, name: person.name })} onClick={onOpen}>
        {label}
      </Button>
    </li>
  );
}
