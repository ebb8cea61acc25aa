'use client';

import { useTranslations } from 'next-intl';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { graphicNames } from '#lib/api/contract/graphics.ts';
import { keyOf } from '#lib/desk/graphics/hot-keys.ts';

/** The keyboard shortcuts of the page. */
export function KeyList() {
  const t = useTranslations('graphics-control');
  const names = useTranslations('graphics');
  const rows = [
    ...graphicNames.map((name) => ({ keys: keyOf(name), text: t('keys.switch', { name: names(`name.${name}`) }) })),
    { keys: 'Shift + …', text: t('keys.preview') },
    { keys: 'Esc', text: t('hideAll') },
    { keys: 'Ctrl / ⌘ + Z', text: t('undo') },
    { keys: 'Ctrl / ⌘ + Shift + Z', text: t('redo') },
  ];
  return (
    <Disclosure summary={t('keys.title')}>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map(({ keys, text }) => (
          <div key={keys} className="flex items-center gap-3">
            <dt>
              <kbd className="border border-line-strong px-2 py-1 font-sans text-sm font-bold whitespace-nowrap">
                {keys}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
