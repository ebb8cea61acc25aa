import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';

/** Returns whether two drafts are equal, ignoring field order and surrounding spaces. */
export function isSameDraft(one: ApplicationDraft, other: ApplicationDraft): boolean {
  return one === other || canonical(one) === canonical(other);
}

function canonical(draft: ApplicationDraft): string {
  return JSON.stringify(draft, (_key, value: unknown) => {
    if (typeof value === 'string') return value.trim();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
