import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

export type PluralUse = { type: 'cardinal' | 'ordinal'; categories: string[] };
export type MessageParts = { args: string[]; plurals: PluralUse[] };

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'value',
  [TYPE.number]: 'value',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'value',
  [TYPE.tag]: 'tag',
};

/** Returns the arguments of a message (`count value`, `kind select` …, each once; plurals differ by language) and its plural forms. Throws for invalid ICU. */
export function inspectMessage(text: string): MessageParts {
  const args = new Set<string>();
  const plurals: PluralUse[] = [];
  walk(parse(text), (element) => {
    if (!('value' in element) || element.type === TYPE.literal) return;
    args.add(`${element.value} ${kinds[element.type]}`);
    if (element.type === TYPE.plural)
      plurals.push({ type: element.pluralType ?? 'cardinal', categories: Object.keys(element.options) });
  });
  return { args: [...args].sort(), plurals };
}

function walk(elements: MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if ('options' in element) for (const option of Object.values(element.options)) walk(option.value, visit);
    if ('children' in element) walk(element.children, visit);
  }
}
