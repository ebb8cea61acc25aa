'use client';

import { useTranslations } from 'next-intl';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type RefObject, useId } from 'react';
import { describePicture, selectedPicture } from '#lib/office/editor/commands.ts';

/** What the selected picture shows, for those who do not see it. */
export function PictureForm({ state, view }: { state: EditorState; view: RefObject<EditorView | null> }) {
  const t = useTranslations('office-content.editor');
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-2 p-2">
      <label htmlFor={id} className="text-sm font-semibold">
        {t('description')}
      </label>
      <input
        id={id}
        value={selectedPicture(state)?.attrs.alt ?? ''}
        onChange={({ currentTarget }) => describePicture(currentTarget.value)(state, view.current?.dispatch)}
        className="min-h-9 min-w-0 grow basis-48 rounded-sm border border-line-strong bg-page px-2 text-sm"
      />
    </div>
  );
}
