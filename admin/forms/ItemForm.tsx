import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import Modal from '../../components/ui/Modal';
import { ErrorMessage } from '../../components/ui/Notice';
import { above } from '../../styles/breakpoints';
import { FormContext } from '../fields/form-context';
import type { ItemFormProps } from '../ItemsPage';
import { ConflictBanner } from './ConflictBanner';
import { ConnectionBanner } from './ConnectionBanner';
import { FormBar } from './FormBar';
import { FormDialogs } from './FormDialogs';
import { FormSkeleton } from './FormSkeleton';
import { findControl, INVALID_CONTROL_SELECTOR } from './find-control';
import * as css from './form.css';
import { FormFrameContext } from './form-frame';
import type { FormKind } from './form-kind';
import { getFieldLabel } from './item-parts';
import { createId } from './new-id';
import { type OpenItem, OpenItemContext } from './open-item';
import { CollaboratorsContext } from './presence';
import { PublishingContext } from './slots';
import { useDetailsPanel } from './use-details-panel';
import type { FormDialog } from './use-draft';
import { useFormKeys } from './use-form-keys';
import { useItemForm } from './use-item-form';
import { useVisualViewport } from './use-visual-viewport';

export function ItemForm({ kind, id: editedId, onEdit, onClose }: ItemFormProps & { kind: FormKind }) {
  // A new form always creates a new item, even if this device stores other drafts.
  const [id] = useState(() => editedId ?? createId());
  const isNew = editedId === undefined;
  const element = useRef<HTMLFormElement>(null);
  /** Container of the publish sheet, beside the text. */
  const [sheet, setSheet] = useState<HTMLElement | null>(null);
  const detailsPanel = useDetailsPanel(isNew);
  const state = useItemForm(kind, {
    id,
    isNew,
    onClose,
    onFocusField(path, lead) {
      const control = element.current ? findControl(element.current, path) : undefined;
      if (lead && !control?.matches(`[name="${path}"]`)) {
        flushSync(() => detailsPanel.show('text'));
        lead(path.split('.').slice(1).join('.'));
      } else if (control) revealControl(control, detailsPanel.show);
    },
  });
  const { focusTarget, autosave } = state;
  useLayoutEffect(() => {
    document.body.dataset.form = '';
    return () => {
      delete document.body.dataset.form;
    };
  }, []);
  useVisualViewport();
  useFormKeys({
    s: () => void autosave.flush(),
    '.': detailsPanel.toggle,
    enter: () => state.isReady && !state.dialog && !state.isUploading && state.openPublish(),
  });
  const titleRef = useRef<HTMLElement>(null);

  useEffect(() => {
    // Focus the title unless a field already has the focus.
    if (state.isReady && !element.current?.contains(document.activeElement)) titleRef.current?.focus();
  }, [state.isReady]);

  const showView = useEffectEvent(detailsPanel.show);
  useEffect(() => {
    if (!focusTarget) return;
    // Wait until a closing dialog has returned the focus.
    const timer = setTimeout(() => {
      const problem = element.current?.querySelector<HTMLElement>(INVALID_CONTROL_SELECTOR);
      if (problem) revealControl(problem, showView);
    });
    return () => clearTimeout(timer);
  }, [focusTarget]);

  const isPublishing = state.dialog?.kind === 'publish' && !state.isAway;
  const isSignedOut = autosave.saveState.kind === 'waiting' && autosave.saveState.reason === 'signed-out';
  const createSaveHandler = (dialogToOpen: FormDialog) => () =>
    void autosave.flush().then(() => state.openDialog(dialogToOpen));
  const actions = [
    isSignedOut && { label: 'Sign in', onPress: () => state.openDialog({ kind: 'sign-in' }) },
    { label: 'Share', onPress: createSaveHandler({ kind: 'share' }) },
    { label: 'History', onPress: () => state.openDialog({ kind: 'history' }) },
    { label: 'Keyboard shortcuts', onPress: () => state.openDialog({ kind: 'keys' }) },
    state.opened?.draft !== undefined &&
      state.isLive && { label: 'Discard changes', onPress: () => state.openDialog({ kind: 'discard' }) },
    state.isLive &&
      state.canPublish && { label: 'Unpublish', onPress: () => state.openDialog({ kind: 'take-down' }) },
  ];

  const openPublish = useEffectEvent(() => state.openPublish());
  const { saveKey } = state;
  const isUntouched = isNew && autosave.saveState.kind === 'untouched';
  const item = useMemo<OpenItem>(
    () => ({
      kind: kind.name,
      id,
      saveKey,
      getLabel: path => getFieldLabel(kind.names, path),
      completedPaths: kind.completedPaths ?? [],
      openPublish: () => openPublish(),
      onOpenOther: isUntouched ? onEdit : undefined,
    }),
    [kind, id, saveKey, isUntouched, onEdit],
  );
  const slug = state.opened?.live?.slug ?? '';
  // A new key remounts the fields when values are replaced, because lists and editors copy their initial values.
  const fieldsElement = useMemo(
    () => <kind.Fields key={state.generation} slug={slug} />,
    [kind, state.generation, slug],
  );
  /** Reports the focused field, except the text editor, which reports its current block itself. */
  function reportFocusedField(target: EventTarget, isText: boolean) {
    const field = target instanceof HTMLElement && target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field) state.frame.reportFocus(field, isText);
  }

  const fields = (
    <form
      ref={form => {
        element.current = form;
        titleRef.current = form?.querySelector<HTMLElement>('[name=title]') ?? null;
      }}
      className={css.form}
      noValidate
      onSubmit={event => event.preventDefault()}
      onFocus={({ target }) => reportFocusedField(target, false)}
      onInput={({ target }) => reportFocusedField(target, true)}
    >
      <ConnectionBanner
        saveState={autosave.saveState}
        onRetry={() => void autosave.flush()}
        onSignIn={() => state.openDialog({ kind: 'sign-in' })}
      />
      <ConflictBanner
        conflicts={autosave.conflicts}
        onCompare={() => state.openDialog({ kind: 'conflicts' })}
      />
      {fieldsElement}
    </form>
  );

  return (
    <FormContext value={state.form}>
      <FormFrameContext value={state.frame}>
        <OpenItemContext value={item}>
          <PublishingContext value={isPublishing}>
            <CollaboratorsContext value={state.others}>
              <Modal
                title={isNew ? kind.titles.add : kind.titles.edit}
                className={css.panel}
                bodyClassName={css.body}
                bar={
                  <FormBar
                    listName={kind.titles.list}
                    state={state.state}
                    saveState={autosave.saveState}
                    isStored={state.saveKey !== ''}
                    count={state.isReady && kind.Count && <kind.Count />}
                    isUploading={state.isUploading}
                    isPreviewing={state.isPreviewing}
                    isReady={state.isReady}
                    hasDetails={detailsPanel.isOpen}
                    canPublish={state.canPublish}
                    isPublishing={isPublishing}
                    actions={actions}
                    onBack={state.close}
                    onPreview={state.openPreview}
                    onHistory={() => state.openDialog({ kind: 'history' })}
                    onDetails={detailsPanel.toggle}
                    onPublish={state.openPublish}
                  />
                }
                initialFocus={titleRef}
                onClose={state.onEscape}
              >
                <div
                  className={css.columns}
                  data-view={detailsPanel.view}
                  data-folded={detailsPanel.isBeside ? undefined : ''}
                  data-publishing={isPublishing ? '' : undefined}
                >
                  {state.loadError && (
                    <div className={css.loadingPanel}>
                      <ErrorMessage message={state.loadError} onRetry={state.reload} />
                    </div>
                  )}
                  {state.isReady
                    ? fields
                    : !state.loadError && (
                        <div className={css.loadingPanel}>
                          <FormSkeleton />
                        </div>
                      )}
                  <div ref={setSheet} className={css.sheetSlot} />
                </div>
              </Modal>
              <FormDialogs
                kind={kind}
                form={state}
                sheet={sheet}
                getLabel={item.getLabel}
                isBesideSheet={path =>
                  matchMedia(above('tablet')).matches &&
                  (path.startsWith('story') || !!(element.current && findControl(element.current, path)))
                }
                // Wait until the closing dialog has returned the focus.
                onFocusField={path =>
                  requestAnimationFrame(() => setTimeout(() => state.frame.focusField(path)))
                }
              />
            </CollaboratorsContext>
          </PublishingContext>
        </OpenItemContext>
      </FormFrameContext>
    </FormContext>
  );
}

type View = 'text' | 'details';

function revealControl(control: HTMLElement, show: (view: View) => void): void {
  for (
    let collapsedDetails = control.closest('details');
    collapsedDetails;
    collapsedDetails = collapsedDetails.parentElement?.closest('details') ?? null
  )
    collapsedDetails.open = true;
  flushSync(() => show(control.closest('aside') ? 'details' : 'text'));
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
