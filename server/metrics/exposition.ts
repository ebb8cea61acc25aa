export type Sample = { suffix?: string; labels?: Record<string, string>; value: number };
type Metric = [name: string, type: 'counter' | 'gauge' | 'histogram', help: string, samples: readonly Sample[]];

const prefix = 'courtside_';

/** Writes metrics in the text format of Prometheus, version 0.0.4. */
export function exposition(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(([name, type, help, samples]) => [
    `# HELP ${prefix}${name} ${help}`,
    `# TYPE ${prefix}${name} ${type}`,
    ...samples.map(({ suffix = '', labels, value }) => `${prefix}${name}${suffix}${labelsOf(labels)} ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

function labelsOf(labels: Record<string, string> = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeValue(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escapeValue = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
