import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type LicenceText, readLicenceText } from './licence-text.ts';
import type { LockedPackage } from './list-packages.ts';

interface Group {
  body: string;
  members: { item: LockedPackage; copyright: string[] }[];
}

const head = `# Third-party notices

Courtside is built on the packages below. Made by \`npm run notices\` from the lock file and the installed packages; not edited by hand.
`;

/** Renders THIRD_PARTY_NOTICES.md: bundled binaries, optional packages, packages without a licence text, then the licences. */
export function renderNotices(root: string, packages: readonly LockedPackage[]): string {
  const everywhere = packages.filter(({ optional }) => !optional);
  const texts = everywhere.map((item) => ({ item, text: readLicenceText(path.join(root, item.folder)) }));
  const withoutText = texts.filter(({ text }) => !text).map(({ item }) => item);
  const sections = [
    head,
    readFileSync(path.join(import.meta.dirname, 'bundled-binaries.md'), 'utf8'),
    listOf(
      'Optional packages, most of them for one platform each; their licence texts come with them',
      packages.filter(({ optional }) => optional),
    ),
    listOf('Packages that bring no licence text', withoutText),
    '## Packages with their licence texts\n',
    ...groupByBody(texts).map(renderGroup),
  ];
  return `${sections.map((section) => section.trim()).join('\n\n')}\n`;
}

function listOf(title: string, packages: readonly LockedPackage[]): string {
  return `## ${title}\n\n${packages.map(nameLine).join('\n')}`;
}

const nameLine = ({ name, version, license }: LockedPackage) => `- \`${name}\` ${version}: ${license}`;

function groupByBody(texts: readonly { item: LockedPackage; text: LicenceText | undefined }[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { item, text } of texts) {
    if (!text) continue;
    const key = text.body
      .replace(/[\s*>#_-]+/g, ' ')
      .trim()
      .toLowerCase();
    const group = groups.get(key) ?? { body: text.body, members: [] };
    group.members.push({ item, copyright: text.copyright });
    groups.set(key, group);
  }
  return [...groups.values()];
}

function renderGroup({ body, members }: Group): string {
  const lines = members.flatMap(({ item, copyright }) => [
    nameLine(item),
    ...copyright.map((line) => `  - ${line.replace(/^[\s*#>-]+/, '')}`),
  ]);
  const fence = body.includes('```') ? '~~~~' : '```';
  return `${lines.join('\n')}\n\n${fence}\n${body}\n${fence}`;
}
