import { useState } from 'react';
import { setSite } from '../../../domain/current-site';
import type { SiteFacts } from '../../../domain/site';
import { type RouterOutputs, toCallError, trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { formatTime } from '../../dates';
import type { SaveMessage } from '../SaveStatus';

type Industries = Parameters<ReturnType<typeof trpc.site.changeIndustries.useMutation>['mutate']>[0];
type Site = RouterOutputs['site']['changeFacts']['site'];
type Undo = { industries: Industries } | { facts: Partial<SiteFacts> };

/** Saves each change immediately. `undo` reverts the last change of this visit. */
export function useChoices(facts: SiteFacts) {
  const { site } = trpc.useUtils();
  const [state, setState] = useState<SaveMessage>({ message: 'Changes are saved automatically.' });
  const [undos, setUndos] = useState<readonly Undo[]>([]);
  const options = {
    onError(error: Parameters<typeof toCallError>[0]) {
      const { kind, message } = toCallError(error);
      setState({ message: kind ? message : adminMessages.factsSaveFailed, isBad: true });
      // Discard the optimistic change.
      void site.facts.invalidate();
    },
  };
  const changeFacts = trpc.site.changeFacts.useMutation(options);
  const changeIndustries = trpc.site.changeIndustries.useMutation(options);
  const isPending = changeFacts.isPending || changeIndustries.isPending;

  function take(saved: SiteFacts, shown: Site, undo: Undo | undefined) {
    site.facts.setData(undefined, saved);
    void site.choiceUses.invalidate();
    setSite(shown);
    setUndos(before => (undo ? [...before, undo] : before.slice(0, -1)));
    setState({ message: `Saved ${formatTime(new Date())}` });
  }

  function saveFacts(change: Partial<SiteFacts>, isUndo = false) {
    const before = Object.fromEntries(
      Object.keys(change).map(name => [name, facts[name as keyof SiteFacts]]),
    );
    site.facts.setData(undefined, { ...facts, ...change });
    changeFacts.mutate(change, {
      onSuccess: ({ site: shown, ...saved }) => take(saved, shown, isUndo ? undefined : { facts: before }),
    });
  }

  function saveIndustries(change: Partial<Industries>, isUndo = false) {
    const { industries, hiddenIndustries: hidden = [] } = facts;
    const next = { industries, hidden, ...change };
    site.facts.setData(undefined, { ...facts, industries: next.industries, hiddenIndustries: next.hidden });
    changeIndustries.mutate(next, {
      onSuccess({ facts: saved, site: shown, cases }) {
        const { from, to } = change.rename ?? {};
        const rename = from && to ? { rename: { from: to, to: from, cases } } : {};
        take(saved, shown, isUndo ? undefined : { industries: { industries, hidden, ...rename } });
      },
    });
  }

  const last = undos.at(-1);
  return {
    saveFacts,
    saveIndustries,
    state: isPending ? { message: 'Saving' } : state,
    undo:
      last && !isPending
        ? () => ('facts' in last ? saveFacts(last.facts, true) : saveIndustries(last.industries, true))
        : undefined,
  };
}
