const placeholder = /\{([^{}]+)\}/g;

/** The columns named in a template such as `{first} {last}`. */
export function templateColumns(template: string): string[] {
  return [...template.matchAll(placeholder)].map(([, name]) => name ?? '');
}

/** The template with the cells filled in; empty where all cells are empty. */
export function fillTemplate(template: string, cell: (column: string) => string): string {
  if (templateColumns(template).every((name) => cell(name) === '')) return '';
  return template.replace(placeholder, (_, name: string) => cell(name)).trim();
}
