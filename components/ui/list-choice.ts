/** A facet as the list needs it: `opening` is the value that holds while nothing at all is chosen; it selects groups, not items. */
export type ListFacet = { key: string; values: readonly string[]; opening?: string };

export type Chosen = Readonly<Record<string, string>>;

/*
 * The sources of these functions also run as an inline script before the list is painted, so each references nothing outside
 * itself.
 */

/** Returns the values that a query string chooses; `all` lifts the opening value of a facet. */
export function chosenIn(search: string, facets: readonly ListFacet[]): Chosen {
  const params = new URLSearchParams(search);
  const chosen: Record<string, string> = {};
  for (const { key, values, opening } of facets) {
    const value = params.get(key);
    if (value === null) continue;
    if (opening !== undefined && value === 'all') chosen[key] = '';
    else if (value !== '' && values.includes(value)) chosen[key] = value;
  }
  return chosen;
}

/** Returns the value of every facet: an opening value gives way as soon as another facet is chosen. */
export function shownValues(facets: readonly ListFacet[], chosen: Chosen): Chosen {
  const shown: Record<string, string> = {};
  for (const { key, opening } of facets) {
    const isOtherChosen = facets.some((other) => other.key !== key && chosen[other.key]);
    shown[key] = chosen[key] ?? (opening === undefined || isOtherChosen ? '' : opening);
  }
  return shown;
}

/**
 * Returns the style rules that hide what does not have the shown values, and show `data-nothing` if that is everything. What the
 * fragment of the address names is shown.
 */
export function hidingRules(facets: readonly ListFacet[], shown: Chosen): string {
  const list = '[data-list-filter] ';
  let items = '[data-item]';
  let groups = '';
  const rules: string[] = [];
  for (const { key, opening } of facets) {
    const value = shown[key];
    if (!value) continue;
    const selector = `[data-${key}~="${value.replace(/["\\]/g, '\\$&')}"]`;
    if (opening === undefined) items += selector;
    else {
      groups += `[data-group]${selector} `;
      rules.push(`${list}[data-group][data-${key}]:not(${selector})`);
    }
  }
  if (items !== '[data-item]')
    rules.push(`${list}[data-item]:not(${items}):not(:target)`, `${list}[data-group]:not(:has(${items}, :target))`);
  if (rules.length === 0) return '';
  const nothing = `[data-list-filter]:not(:has(${groups}${items})) [data-nothing] { display: block }`;
  return `${rules.join(', ')} { display: none } ${nothing}`;
}

/** Returns the query string of the chosen values, with its question mark; empty without any. */
export function queryOf(facets: readonly ListFacet[], chosen: Chosen): string {
  const query = new URLSearchParams();
  for (const { key, opening } of facets) {
    const value = chosen[key];
    if (value) query.set(key, value);
    else if (value === '' && opening !== undefined) query.set(key, 'all');
  }
  return query.size > 0 ? `?${query}` : '';
}
