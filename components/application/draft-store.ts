import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';
import type { CopyStore, DraftCopy } from './draft-copy.ts';
import { isSameDraft } from './same-draft.ts';

export type SaveOutcome = { kind: 'saved'; revision: number } | { kind: 'conflict' } | { kind: 'failed' };

export interface DraftCalls {
  save(draft: ApplicationDraft, revision: number): Promise<SaveOutcome>;
  /** Returns the saved draft, or null if the application is closed or does not exist. */
  read(): Promise<DraftCopy | null>;
}

export type DraftState = {
  draft: ApplicationDraft;
  status: 'untouched' | 'saving' | 'saved' | 'offline' | 'conflict' | 'gone';
  /** The draft saved by someone else, in a conflict. */
  theirs: DraftCopy | null;
};

const saveDelayMs = 800;
const retryDelayMs = 15_000;
const maxUnconfirmed = 10;

/**
 * Creates the store of a draft. It saves edits at once on the device, and after a delay on the server, one request at a time.
 * It retries a failed save, and recognises by content a save whose response was lost. In a conflict the applicant chooses.
 */
export function createDraftStore(saved: DraftCopy, calls: DraftCalls, copies: CopyStore) {
  let state: DraftState = { draft: saved.draft, status: 'untouched', theirs: null };
  let revision = saved.revision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let sent: readonly ApplicationDraft[] = [];
  const listeners = new Set<() => void>();

  const setState = (next: Partial<DraftState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const schedule = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), delayMs);
  };

  const writeCopy = (draft: ApplicationDraft) => copies.write({ draft, revision, ...(sent.length > 0 && { sent }) });

  const sendDraft = async (current: ApplicationDraft): Promise<void> => {
    sent = [...sent, current].slice(-maxUnconfirmed);
    writeCopy(current);
    const outcome = await calls.save(current, revision).catch((): SaveOutcome => ({ kind: 'failed' }));
    if (outcome.kind === 'conflict') return onConflict();
    if (outcome.kind === 'failed') {
      setState({ status: 'offline' });
      return schedule(retryDelayMs);
    }
    onSaved(current, outcome.revision);
  };

  /** Records that the server has this draft, and saves later edits. */
  const onSaved = (saved: ApplicationDraft, newRevision: number) => {
    revision = newRevision;
    sent = [];
    if (!isSameDraft(state.draft, saved)) {
      writeCopy(state.draft);
      setState({ status: 'saving' });
      return schedule(0);
    }
    copies.clear();
    setState({ status: 'saved' });
  };

  const onConflict = async (): Promise<void> => {
    const theirs = await calls.read().catch(() => undefined);
    if (theirs === undefined) {
      setState({ status: 'offline' });
      schedule(retryDelayMs);
    } else if (theirs && sent.some((own) => isSameDraft(own, theirs.draft))) onSaved(theirs.draft, theirs.revision);
    else setState(theirs ? { status: 'conflict', theirs } : { status: 'gone', theirs: null });
  };

  const save = (): Promise<void> => {
    clearTimeout(timer);
    if (state.status === 'conflict' || state.status === 'gone') return Promise.resolve();
    running ??= sendDraft(state.draft).finally(() => {
      running = undefined;
    });
    return running;
  };

  const replace = (draft: ApplicationDraft) => {
    writeCopy(draft);
    setState({ draft, status: 'saving', theirs: null });
    schedule(saveDelayMs);
  };

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit(update: (draft: ApplicationDraft) => ApplicationDraft) {
      if (state.status !== 'conflict' && state.status !== 'gone') replace(update(state.draft));
    },
    /** Restores the copy on this device from an earlier visit. */
    resume() {
      const copy = copies.read();
      if (!copy) return;
      const isOwn = [copy.draft, ...(copy.sent ?? [])].some((own) => isSameDraft(own, saved.draft));
      if (copy.revision === revision || isOwn) replace(copy.draft);
      else setState({ draft: copy.draft, status: 'conflict', theirs: saved });
    },
    save,
    keepMine() {
      revision = state.theirs?.revision ?? revision;
      replace(state.draft);
    },
    takeTheirs() {
      const { theirs } = state;
      if (!theirs) return;
      revision = theirs.revision;
      sent = [];
      copies.clear();
      setState({ draft: theirs.draft, status: 'saved', theirs: null });
    },
    /** Removes the copy after submission. */
    forget() {
      clearTimeout(timer);
      copies.clear();
    },
    stop: () => clearTimeout(timer),
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
