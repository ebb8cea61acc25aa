'use client';

import { useTranslations } from 'next-intl';
import { LanguageFields } from '#components/office/content/shared/language-fields.tsx';
import { PublicationFields } from '#components/office/content/shared/publication-fields.tsx';
import { useRecordRemoval } from '#components/office/content/shared/use-record-removal.ts';
import { ConfirmedButton } from '#components/office/shared/confirmed-button.tsx';
import { RecordForm } from '#components/office/shared/record-form.tsx';
import { useRecord } from '#components/office/shared/use-record.ts';
import { Button } from '#components/ui/button.tsx';
import { Section } from '#components/ui/section.tsx';
import { commandApi } from '#lib/api/client.ts';
import { changeGallery, createGallery, type GalleryRecord, removeGallery } from '#lib/api/contract/gallery-record.ts';
import type { StoredPhoto } from '#lib/api/contract/photo-upload.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { newUuid } from '#lib/new-uuid.ts';
import type { FieldOf } from '#lib/office/record-draft.ts';
import { GallerySubject } from './gallery-subject.tsx';
import { PhotoDrop } from './photo-drop.tsx';
import { PhotoList } from './photo-list.tsx';
import { UploadList } from './upload-list.tsx';
import { usePhotoUploads } from './use-photo-uploads.ts';

type Props = { read: GalleryRecord; locales: readonly Locale[]; onClose: () => void };

/** Everything of a gallery in one form, saved as one. */
export function GalleryForm({ read, locales, onClose }: Props) {
  const t = useTranslations('office-photos');
  const content = useTranslations('office-content');
  const form = useRecord(read, {
    send: (body) => commandApi(changeGallery, { params: { galleryId: read.id }, body }),
    answer: changeGallery.answer,
    texts: { saved: t('saved'), undone: t('undone') },
  });
  const gallery = form.record;
  const { revision } = form.read;
  const add = ({ image }: StoredPhoto) => {
    const photo = { id: newUuid(), image, caption: {}, credit: null, people: [] };
    form.set(({ photos }) => (photos.some((one) => one.image === image) ? {} : { photos: [...photos, photo] }));
  };
  const uploads = usePhotoUploads(add);
  const remove = useRecordRemoval<GalleryRecord>({
    remove: () => commandApi(removeGallery, { params: { galleryId: read.id }, body: { revision } }),
    restore: ({ revision: _, ...removed }) => commandApi(createGallery, { body: removed }),
    texts: { removed: t('deleted'), restored: t('restored') },
    onRemoved: onClose,
  });
  const isComplete = Object.values(gallery.title).some((title) => title?.trim());
  return (
    <RecordForm
      record={form}
      of={{ noun: 'gallery', id: gallery.id }}
      isComplete={isComplete && !uploads.isBusy}
      fieldLabel={(field) => t(`field.${field as Exclude<FieldOf<GalleryRecord>, 'id' | 'slug' | 'articleId'>}`)}
      className="flex flex-col gap-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button onClick={onClose} disabled={form.isChanged || uploads.isBusy}>
          {t('back')}
        </Button>
        <ConfirmedButton
          label={t('delete')}
          title={t('delete')}
          question={t('deleteQuestion', { count: form.read.photos.length })}
          onConfirm={remove}
        />
      </div>
      <Section title={t('title')}>
        <LanguageFields
          label={(language) => content('texts.titleIn', { language })}
          path="title"
          maxLength={300}
          text={gallery.title}
          locales={locales}
          onChange={(title) => form.set({ title })}
        />
      </Section>
      <Section title={t('photos')}>
        <PhotoDrop onFiles={uploads.add} />
        <UploadList uploads={uploads.uploads} onAgain={uploads.again} onForget={uploads.forget} />
        <PhotoList photos={gallery.photos} locales={locales} onChange={(photos) => form.set({ photos })} />
      </Section>
      <GallerySubject subject={gallery.subject} onChange={(subject) => form.set({ subject })} />
      <Section title={content('publication.title')}>
        <PublicationFields publishedAt={gallery.publishedAt} onChange={(publishedAt) => form.set({ publishedAt })} />
      </Section>
    </RecordForm>
  );
}
