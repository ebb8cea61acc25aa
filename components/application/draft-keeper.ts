import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';
import type { CopyStore, DraftCopy } from './draft-copy.ts';
import { isSameDraft } from './same-draft.ts';

export type SaveOutcome = { kind: 'saved'; revision: number } | { kind: 'conflict' } | { kind: 'failed' };

export interface DraftCalls {
  save(draft: ApplicationDraft, revision: number): Promise<SaveOutcome>;
  /** The draft as it is saved; null where the application is open no more, or is not there. */
  read(): Promise<DraftCopy | null>;
}

export type DraftState = {
  draft: ApplicationDraft;
  status: 'untouched' | 'saving' | 'saved' | 'offline' | 'conflict' | 'gone';
  /** What somebody else has saved meanwhile, in a conflict. */
  theirs: DraftCopy | null;
};

const pause = 800;
const retry = 15_000;
const maxUnanswered = 10;

/**
 * Keeps a draft: at once on this device, and after a pause on the server, one save after another. A failed save is tried again;
 * one that arrived though its answer was lost is known by what it says. Of two drafts that were changed apart the person chooses.
 */
export function createDraftKeeper(saved: DraftCopy, calls: DraftCalls, copies: CopyStore) {
  let state: DraftState = { draft: saved.draft, status: 'untouched', theirs: null };
  let revision = saved.revision;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let sent: readonly ApplicationDraft[] = [];
  const listeners = new Set<() => void>();

  const change = (next: Partial<DraftState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const plan = (after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), after);
  };

  const keep = (draft: ApplicationDraft) => copies.write({ draft, revision, ...(sent.length > 0 && { sent }) });

  const settle = async (current: ApplicationDraft): Promise<void> => {
    sent = [...sent, current].slice(-maxUnanswered);
    keep(current);
    const outcome = await calls.save(current, revision).catch((): SaveOutcome => ({ kind: 'failed' }));
    if (outcome.kind === 'conflict') return meetTheirs();
    if (outcome.kind === 'failed') {
      change({ status: 'offline' });
      return plan(retry);
    }
    goOnFrom(current, outcome.revision);
  };

  /** The league has this draft of one's own: what was typed since then follows it. */
  const goOnFrom = (saved: ApplicationDraft, at: number) => {
    revision = at;
    sent = [];
    if (!isSameDraft(state.draft, saved)) {
      keep(state.draft);
      change({ status: 'saving' });
      return plan(0);
    }
    copies.clear();
    change({ status: 'saved' });
  };

  const meetTheirs = async (): Promise<void> => {
    const theirs = await calls.read().catch(() => undefined);
    if (theirs === undefined) {
      change({ status: 'offline' });
      plan(retry);
    } else if (theirs && sent.some((own) => isSameDraft(own, theirs.draft))) goOnFrom(theirs.draft, theirs.revision);
    else change(theirs ? { status: 'conflict', theirs } : { status: 'gone', theirs: null });
  };

  const save = (): Promise<void> => {
    clearTimeout(timer);
    if (state.status === 'conflict' || state.status === 'gone') return Promise.resolve();
    running ??= settle(state.draft).finally(() => {
      running = undefined;
    });
    return running;
  };

  const replace = (draft: ApplicationDraft) => {
    keep(draft);
    change({ draft, status: 'saving', theirs: null });
    plan(pause);
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
    /** Takes up what this device has kept from an earlier visit. */
    resume() {
      const copy = copies.read();
      if (!copy) return;
      const isOwn = [copy.draft, ...(copy.sent ?? [])].some((own) => isSameDraft(own, saved.draft));
      if (copy.revision === revision || isOwn) replace(copy.draft);
      else change({ draft: copy.draft, status: 'conflict', theirs: saved });
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
      change({ draft: theirs.draft, status: 'saved', theirs: null });
    },
    /** The application has been sent: nothing is left to keep. */
    forget() {
      clearTimeout(timer);
      copies.clear();
    },
    stop: () => clearTimeout(timer),
  };
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
