import { ImportError } from '#server/feeds/import/import-error.ts';
import { type Line, readLines } from '#server/feeds/import/read-lines.ts';

/** The answers of one endpoint, a game a line (`{"gamecode": N, "data": …}`), in rising order of gamecode. */
export class EndpointLines {
  readonly file: string;
  readonly #lines: AsyncGenerator<Line>;
  #next: { code: number; line: Line } | null = null;
  #opened = false;

  constructor(file: string) {
    this.file = file;
    this.#lines = readLines(file);
  }

  /** The code of the next game, null at the end. */
  async nextCode(): Promise<number | null> {
    if (!this.#opened) await this.#advance();
    return this.#next?.code ?? null;
  }

  /** The answer for that game, undefined where the file has none. Throws `ImportError` for a line that is not JSON. */
  async take(code: number): Promise<unknown> {
    if ((await this.nextCode()) !== code || !this.#next) return undefined;
    const { line } = this.#next;
    await this.#advance();
    try {
      return (JSON.parse(line.text) as { data?: unknown }).data;
    } catch {
      throw new ImportError(`${this.file}, line ${line.number}`, 'this is not JSON', 'fetch the file again');
    }
  }

  async #advance(): Promise<void> {
    const last = this.#next?.code ?? Number.NEGATIVE_INFINITY;
    this.#opened = true;
    const { value: line, done } = await this.#lines.next();
    this.#next = null;
    if (done) return;
    const code = Number(/^\s*\{\s*"gamecode"\s*:\s*"?(\d+)/.exec(line.text)?.[1] ?? Number.NaN);
    const place = `${this.file}, line ${line.number}`;
    if (Number.isNaN(code)) {
      throw new ImportError(
        place,
        'the line does not begin with {"gamecode": …',
        'give one JSON object a line, a game each',
      );
    }
    if (code <= last)
      throw new ImportError(place, `game ${code} stands behind game ${last}`, 'sort the lines by gamecode');
    this.#next = { code, line };
  }

  async close(): Promise<void> {
    await this.#lines.return(undefined);
  }
}
