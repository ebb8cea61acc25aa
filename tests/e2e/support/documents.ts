import type { Page } from '@playwright/test';

/** Counts the documents that a page loads from now on. */
export function countDocuments(page: Page): { count: () => number } {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  return { count: () => documents };
}
