import { readdir, readFile, readlink } from 'node:fs/promises';
import path from 'node:path';

const ticksPerSecond = 100;

type Stat = { pid: number; parent: number; cpuMs: number };

/** What Node processes take, in MB: together, and each, the one asked about first. What they share is counted once (PSS). */
export type NodeMemory = { total: number; each: number[] };

/** The memory of a process and of the Node processes below it. */
export async function nodeMemory(pid: number): Promise<NodeMemory> {
  const sizes = (await nodeProcesses(pid)).map(async (one) => {
    const text = await readFile(`/proc/${one.pid}/smaps_rollup`, 'utf8').catch(() => '');
    return Number(/^Pss: +(\d+) kB/m.exec(text)?.[1] ?? 0) / 1024;
  });
  const each = await Promise.all(sizes);
  return { total: each.reduce((sum, size) => sum + size, 0), each };
}

/** The processor time that these processes have used, in milliseconds. */
export async function nodeCpuMs(pid: number): Promise<number> {
  return (await nodeProcesses(pid)).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

async function nodeProcesses(pid: number): Promise<Stat[]> {
  const numbers = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = (await Promise.all(numbers.map(readStat))).filter((one) => one !== null);
  const below = (parent: number): Stat[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one, ...below(one.pid)]);
  const family = [...all.filter((one) => one.pid === pid), ...below(pid)];
  const isNode = await Promise.all(family.map(({ pid }) => runsNode(pid)));
  return family.filter((_, index) => isNode[index]);
}

async function readStat(pid: string): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (!text) return null;
  // The name, in parentheses, may contain anything.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const [, parent = 0] = fields;
  const [user = 0, system = 0] = fields.slice(11, 13);
  return { pid: Number(pid), parent, cpuMs: ((user + system) * 1000) / ticksPerSecond };
}

const runsNode = (pid: number) =>
  readlink(`/proc/${pid}/exe`).then(
    (file) => path.basename(file).startsWith('node'),
    () => false,
  );
