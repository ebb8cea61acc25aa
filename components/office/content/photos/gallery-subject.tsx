'use client';

import { useTranslations } from 'next-intl';
import { SubjectSearch } from '#components/office/content/shared/subject-search.tsx';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { type GalleryRecord, galleryNouns } from '#lib/api/contract/gallery-record.ts';

type Subject = GalleryRecord['subject'];

/** The game, club or league that a gallery shows, and so whose pages show the gallery. */
export function GallerySubject({ subject, onChange }: { subject: Subject; onChange: (subject: Subject) => void }) {
  const t = useTranslations('office-photos.subject');
  const content = useTranslations('office-content.subjects');
  return (
    <Section title={t('title')}>
      <div className="py-3">
        {subject ? (
          <Button aria-label={t('remove', { name: subject.label })} onClick={() => onChange(null)}>
            {content(`noun.${subject.noun}`, { name: subject.label })} ×
          </Button>
        ) : (
          <p className="text-sm text-quiet">{t('nothing')}</p>
        )}
      </div>
      <SubjectSearch
        label={t('search')}
        nouns={galleryNouns}
        chosen={subject ? [subject] : []}
        onChoose={({ noun, id, label }) => onChange({ noun, id, label })}
      />
    </Section>
  );
}
