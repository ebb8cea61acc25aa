'use client';

/** Structured data for search engines. `<` is escaped, so that no text in the data can close the script. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
