import { readFile } from 'node:fs/promises';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const longest = 12_000;

/** Prints the page of a failed test, for runs of which only the log is stored. */
export default class PageReporter implements Reporter {
  async onTestEnd({ title }: TestCase, { attachments }: TestResult): Promise<void> {
    const file = attachments.find(({ name }) => name === 'error-context')?.path;
    if (!file) return;
    const [page = 'nothing'] = /(?<=```yaml\n).*?(?=\n```)/s.exec(await readFile(file, 'utf8')) ?? [];
    console.log(`\nWhat the page showed in «${title}»:\n${page.slice(0, longest)}\n`);
  }
}
