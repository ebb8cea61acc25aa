'use client';

import { useTranslations } from 'next-intl';
import { CopyField as Field } from '#components/ui/copy-field.tsx';

/** An address of the graphics, to copy. */
export function CopyField(props: { label: string; address: string }) {
  const t = useTranslations('graphics-control');
  return <Field {...props} labels={{ copy: t('copy'), copied: t('copied') }} />;
}
