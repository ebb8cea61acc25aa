const placeholder = /\{([^{}]+)\}/g;

/** Returns the columns in a template such as `{first} {last}`. */
export function templateColumns(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name]) => name ?? '');
}

/** Fills a template with cells; returns '' where all cells are empty. */
export function fillTemplate(template: string, cell: (column: string) => string): string {
  if (templateColumns(template).every((name) => cell(name) === '')) return '';
  return template.replace(placeholder, (_, name: string) => cell(name)).trim();
}
