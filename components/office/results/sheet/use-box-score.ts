import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { refreshOffice, refusalText } from '#components/office/shared/use-office.ts';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { type BoxScoreSheet, enterBoxScore, removeBoxScore } from '#lib/api/contract/box-score-entry.ts';
import {
  isSameDraft,
  problemsOf,
  type SheetDraft,
  type SheetRow,
  toDraft,
  toEntry,
} from '#lib/office/box-score-draft.ts';
import { isEmptyDraft, mergeDrafts, withTheirs } from '#lib/office/box-score-merge.ts';

/** How long nothing is typed before it is saved. */
const pauseMs = 900;

type State = {
  /** As it was read or saved last. */
  sheet: BoxScoreSheet;
  draft: SheetDraft;
  /** What was saved before, for the way back; null stands for no box score. */
  earlier: readonly (SheetDraft | null)[];
  contested: readonly SheetRow[];
  refusal: string | null;
};

/** A box score while it is filled in: saved by itself after each pause, with the way back. What a colleague saves is merged by player. */
export function useBoxScore(read: BoxScoreSheet) {
  const t = useTranslations('office');
  const [state, setState] = useState<State>({
    sheet: read,
    draft: toDraft(read),
    earlier: [],
    contested: [],
    refusal: null,
  });
  const [isBusy, setBusy] = useState(false);
  const { sheet, draft, earlier, contested, refusal } = state;
  const problems = problemsOf(draft);
  const isChanged = !isSameDraft(draft, toDraft(sheet));

  const send = async (body: SheetDraft | null) => {
    const params = { gameId: sheet.gameId };
    if (body === null) return commandApi(removeBoxScore, { params, body: { revision: sheet.revision } });
    return (await commandApi(enterBoxScore, { params, body: toEntry(body, sheet) })).sheet;
  };
  const onFailure = (error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error;
    const current = removeBoxScore.answer.safeParse(error.current);
    if (!current.success) return setState((own) => ({ ...own, refusal: refusalText(error, t) }));
    setState((own) => ({
      ...own,
      ...mergeDrafts(own.draft, toDraft(own.sheet), toDraft(current.data)),
      sheet: current.data,
      refusal: null,
    }));
  };
  const save = async (body: SheetDraft | null, isUndo = false) => {
    setBusy(true);
    try {
      const saved = await send(body);
      const was = sheet.entered ? toDraft(sheet) : null;
      setState((own) => ({
        sheet: saved,
        // What was typed meanwhile stays, on top of what was saved.
        draft: isUndo ? toDraft(saved) : mergeDrafts(own.draft, body ?? own.draft, toDraft(saved)).draft,
        earlier: isUndo ? own.earlier.slice(0, -1) : [...own.earlier, was],
        contested: [],
        refusal: null,
      }));
      await refreshOffice();
    } catch (error) {
      onFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const mustSave = isChanged && !isBusy && problems.length === 0 && contested.length === 0 && refusal === null;
  const saveDraft = useEffectEvent(() => void save(isEmptyDraft(draft) ? null : draft));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the draft begins the pause anew
  useEffect(() => {
    if (!mustSave) return;
    const timer = setTimeout(saveDraft, pauseMs);
    return () => clearTimeout(timer);
  }, [mustSave, draft]);

  return {
    ...{ sheet, draft, problems, contested, refusal, isBusy, isChanged },
    canUndo: earlier.length > 0 && !isBusy && !isChanged,
    set: (change: (draft: SheetDraft) => SheetDraft) =>
      setState((own) => ({ ...own, draft: change(own.draft), refusal: null })),
    undo: () => void save(earlier.at(-1) ?? null, true),
    keepOurs: () => setState((own) => ({ ...own, contested: [] })),
    takeTheirs: () => setState((own) => ({ ...own, draft: withTheirs(own.draft, own.contested), contested: [] })),
  };
}

export type BoxScoreEntering = ReturnType<typeof useBoxScore>;
