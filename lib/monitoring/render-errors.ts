/** What is known of a rendering that failed. */
export type FailedRender = { error: unknown; path: string; headers: Record<string, string | string[] | undefined> };

type Report = (failed: FailedRender) => void;

const key = Symbol.for('courtside.render-errors');
// Next bundles the caller by itself, so both ends meet at the global object.
const place = globalThis as { [key]?: Report | undefined };

/** Has the errors of rendering reported that Next catches. */
export function onRenderErrors(report: Report | undefined): void {
  place[key] = report;
}

export function reportRenderError(failed: FailedRender): void {
  place[key]?.(failed);
}
