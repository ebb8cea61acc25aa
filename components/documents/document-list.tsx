import { useTranslations } from 'next-intl';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { ListFilter } from '#components/ui/list-filter.tsx';
import { Section } from '#components/ui/section.tsx';
import type { Document } from '#lib/api/contract/document.ts';
import { byCategory } from './by-category.ts';
import { documentFacets } from './document-facets.ts';
import { DocumentRow } from './document-row.tsx';

/** Documents by category, with filters for season and language if there are several. */
export function DocumentList({ documents, timeZone }: { documents: readonly Document[]; timeZone: string }) {
  const t = useTranslations('documents');
  if (documents.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />;
  const facets = documentFacets(documents, t);
  const sections = (
    <div className="flex flex-col gap-10">
      {byCategory(documents).map(({ category, documents }) => (
        <div key={category} data-group>
          <Section title={category || t('other')}>
            <ul>
              {documents.map((document) => (
                <DocumentRow key={document.id} document={document} timeZone={timeZone} />
              ))}
            </ul>
          </Section>
        </div>
      ))}
    </div>
  );
  if (facets.length === 0) return sections;
  return (
    <ListFilter facets={facets} nothingFound={t('nothingFound')}>
      {sections}
    </ListFilter>
  );
}
