'use client';

import { useTranslations } from 'next-intl';
import type { Command, EditorState } from 'prosemirror-state';
import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { linkOf, setLink } from '#lib/office/editor/commands.ts';

type Props = { state: EditorState; run: (command: Command) => void; onClose: () => void };

const isAddress = (text: string) => /^(https?:\/\/\S+\.\S+|mailto:\S+@\S+|\/\S*|#\S+)$/.test(text);

/** Where the selected text leads. It is no form of its own: it stands in that of the article. */
export function LinkForm({ state, run, onClose }: Props) {
  const t = useTranslations('office-content.editor');
  const id = useId();
  const [address, setAddress] = useState(() => linkOf(state));
  const isSelected = !state.selection.empty;
  const set = (href: string) => {
    run(setLink(href));
    onClose();
  };
  return (
    <div className="flex flex-wrap items-center gap-2 p-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('address')}
      </label>
      <input
        id={id}
        type="url"
        placeholder="https://"
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (isSelected && isAddress(address)) set(address);
        }}
        className="min-h-9 min-w-0 grow basis-48 rounded-sm border border-line-strong bg-page px-2 text-sm"
      />
      <Button size="sm" disabled={!isSelected || !isAddress(address)} onClick={() => set(address)}>
        {t('setLink')}
      </Button>
      <Button size="sm" disabled={!isSelected} onClick={() => set('')}>
        {t('noLink')}
      </Button>
      {!isSelected && <p className="basis-full text-sm text-quiet">{t('selectFirst')}</p>}
    </div>
  );
}
