'use client';

import { useTranslations } from 'next-intl';
import { Section } from '#components/ui/section.tsx';
import type { GraphicAlerts } from '#lib/api/contract/graphics.ts';
import type { Send } from './use-control.ts';

const kinds = ['run', 'lead', 'milestone'] as const;

/** Switches for the alerts that the stream shows automatically. */
export function AlertSwitches({ alerts, mayAct, send }: { alerts: GraphicAlerts | null; mayAct: boolean; send: Send }) {
  const t = useTranslations('graphics-control');
  return (
    <Section title={t('alerts')}>
      <div className="flex flex-wrap gap-x-8 gap-y-2 py-2">
        {kinds.map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-3 font-semibold">
            <input
              type="checkbox"
              className="size-5 accent-action"
              checked={alerts?.[kind] ?? false}
              disabled={alerts === null || !mayAct}
              onChange={(event) => send({ action: 'alerts', [kind]: event.target.checked })}
            />
            {t(`alert.${kind}`)}
          </label>
        ))}
      </div>
    </Section>
  );
}
