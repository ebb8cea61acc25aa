import { useTranslations } from 'next-intl';
import { refreshOffice, refusalText, useOfficeChange } from '#components/office/shared/use-office.ts';
import type { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { type ClaimState, decidePlayerClaim, type PlayerClaim } from '#lib/api/contract/account/player-claims.ts';
import { useToasts } from '#stores/toasts.ts';

/** Decides a claim as it is shown, with a way back. One that has changed meanwhile is shown anew instead. */
export function useDecide({ id, follower, player, state }: PlayerClaim) {
  const t = useTranslations('office-claims');
  const office = useTranslations('office');
  const show = useToasts((toasts) => toasts.show);
  const { change, isBusy } = useOfficeChange();
  const names = { name: follower.name, player: player.name };
  const onRefusal = async (failure: ApiFailure) => {
    const isStale = failure.status === 409 || failure.status === 404;
    if (!isStale) return show(refusalText(failure, office), 'error');
    // The claim as it is now comes first: an answer given at once is to that one.
    await refreshOffice();
    show(failure.status === 409 ? t('changed') : t('gone', names), 'warning');
  };
  const send = (decision: ClaimState, was: ClaimState) =>
    commandApi(decidePlayerClaim, { params: { claimId: id }, body: { decision, player: player.id, was } });
  const told = (decision: ClaimState) => t(decision === 'claimed' ? 'undone' : decision, names);
  const undo = (decision: ClaimState) =>
    change(
      () => send(state, decision),
      () => ({ text: told(state) }),
      onRefusal,
    );
  const decide = (decision: ClaimState) =>
    change(
      () => send(decision, state),
      () => ({ text: told(decision), undo: { label: office('undo'), run: () => void undo(decision) } }),
      onRefusal,
    );
  return { decide, isBusy };
}
