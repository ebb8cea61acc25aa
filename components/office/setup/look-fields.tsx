'use client';

import { ColorFields } from '#components/office/look/color-fields.tsx';
import { paletteOf } from '#lib/theme/palette-of.ts';
import { CrestField } from './crest-field.tsx';
import type { FieldsProps } from './fields-props.ts';

type Props = FieldsProps & { crest: File | null; onCrest: (file: File | null) => void };

/** The crest, which suggests the colours, and the colours. */
export function LookFields({ draft, set, crest, onCrest }: Props) {
  return (
    <div className="flex flex-col gap-6 py-3">
      <CrestField
        file={crest}
        onChange={(file, colors) => {
          onCrest(file);
          if (colors) set({ colors: paletteOf(colors.main, colors.accent) });
        }}
      />
      <ColorFields colors={draft.colors} onChange={(colors) => set({ colors })} />
    </div>
  );
}
