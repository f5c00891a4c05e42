import { useState } from 'react';
import { setSite } from '../../../domain/current-site';
import type { SiteFacts } from '../../../domain/site';
import { type RouterOutputs, trpc } from '../../../trpc/client';
import { adminMessages } from '../../admin-messages';
import { useSaveStatus } from '../SaveStatus';

type Industries = Parameters<ReturnType<typeof trpc.site.changeIndustries.useMutation>['mutate']>[0];
type Site = RouterOutputs['site']['changeFacts']['site'];
type Undo = { industries: Industries } | { facts: Partial<SiteFacts> };

/** Saves each change immediately. `undo` reverts the last change of this visit. */
export function useChoices(facts: SiteFacts) {
  const { site } = trpc.useUtils();
  const { status, showSaving, showSaved, showFailure } = useSaveStatus(adminMessages.factsSaveFailed);
  const [undoStack, setUndoStack] = useState<readonly Undo[]>([]);
  const mutationOptions = {
    onMutate: showSaving,
    onError(error: unknown) {
      showFailure(error);
      // Discard the optimistic change.
      void site.facts.invalidate();
    },
  };
  const changeFacts = trpc.site.changeFacts.useMutation(mutationOptions);
  const changeIndustries = trpc.site.changeIndustries.useMutation(mutationOptions);
  const isPending = changeFacts.isPending || changeIndustries.isPending;

  function applySaved(savedFacts: SiteFacts, newSite: Site, undo: Undo | undefined) {
    site.facts.setData(undefined, savedFacts);
    void site.choiceUses.invalidate();
    setSite(newSite);
    setUndoStack(previousUndos => (undo ? [...previousUndos, undo] : previousUndos.slice(0, -1)));
    showSaved();
  }

  function saveFacts(change: Partial<SiteFacts>, isUndo = false) {
    const previousFacts = Object.fromEntries(
      Object.keys(change).map(name => [name, facts[name as keyof SiteFacts]]),
    );
    site.facts.setData(undefined, { ...facts, ...change });
    changeFacts.mutate(change, {
      onSuccess: ({ site: newSite, ...saved }) =>
        applySaved(saved, newSite, isUndo ? undefined : { facts: previousFacts }),
    });
  }

  function saveIndustries(change: Partial<Industries>, isUndo = false) {
    const { industries, hiddenIndustries: hidden = [] } = facts;
    const newIndustries = { industries, hidden, ...change };
    site.facts.setData(undefined, {
      ...facts,
      industries: newIndustries.industries,
      hiddenIndustries: newIndustries.hidden,
    });
    changeIndustries.mutate(newIndustries, {
      onSuccess({ facts: savedFacts, site: newSite, cases }) {
        const { from, to } = change.rename ?? {};
        const rename = from && to ? { rename: { from: to, to: from, cases } } : {};
        applySaved(
          savedFacts,
          newSite,
          isUndo ? undefined : { industries: { industries, hidden, ...rename } },
        );
      },
    });
  }

  const lastUndo = undoStack.at(-1);
  return {
    saveFacts,
    saveIndustries,
    status,
    undo:
      lastUndo && !isPending
        ? () =>
            'facts' in lastUndo ? saveFacts(lastUndo.facts, true) : saveIndustries(lastUndo.industries, true)
        : undefined,
  };
}
