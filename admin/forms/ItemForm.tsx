import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../components/ui/class-names';
import { IconButton } from '../../components/ui/IconButton';
import Modal from '../../components/ui/Modal';
import { ErrorMessage } from '../../components/ui/Notice';
import type { Values } from '../../domain/publishing/merge';
import { FormContext } from '../fields/form-context';
import type { ItemFormProps } from '../ItemsPage';
import { ConflictBanner } from './ConflictBanner';
import { ConnectionBanner } from './ConnectionBanner';
import { FormDialogs } from './FormDialogs';
import { FormFooter } from './FormFooter';
import { FormSkeleton } from './FormSkeleton';
import { findControl } from './find-control';
import * as css from './form.css';
import { FormFrameContext } from './form-frame';
import type { FormKind } from './form-kind';
import { fullScreen, gear } from './icons';
import { getFieldLabel } from './item-parts';
import { createId } from './new-id';
import { type OpenItem, OpenItemContext } from './open-item';
import { CollaboratorsContext } from './presence';
import { INVALID_CONTROL } from './problems';
import { HeadToolsContext } from './slots';
import { UnfinishedDrafts } from './UnfinishedDrafts';
import type { FormDialog } from './use-draft';
import { useFullScreen } from './use-full-screen';
import { useItemForm } from './use-item-form';
import { useSaveKey } from './use-save-key';
import { useVisualViewport } from './use-visual-viewport';

type Props<Fields extends Values, Input extends object> = ItemFormProps & {
  kind: FormKind<Fields, Input>;
};

/** Renders the form of a new or stored item over the page that opened it. */
export function ItemForm<Fields extends Values, Input extends object>({
  kind,
  id: editedId,
  onEdit,
  onClose,
}: Props<Fields, Input>) {
  // A new form always creates a new item, even if this device has other drafts.
  const [id] = useState(() => editedId ?? createId());
  const isNew = editedId === undefined;
  const element = useRef<HTMLFormElement>(null);
  const [headTools, setHeadTools] = useState<HTMLElement | null>(null);
  /** The visible column on narrow screens. */
  const [view, setView] = useState<View>('text');
  const state = useItemForm(kind, {
    id,
    isNew,
    onClose,
    onFocusField(path, lead) {
      const control = element.current ? findControl(element.current, path) : undefined;
      if (lead && !control?.matches(`[name="${path}"]`)) {
        flushSync(() => setView('text'));
        lead(path.split('.').slice(1).join('.'));
      } else if (control) reveal(control, setView);
    },
  });
  const { lead, autosave } = state;
  const { full, toggle } = useFullScreen();
  useVisualViewport();
  useSaveKey(() => void autosave.flush());
  const first = useRef<HTMLElement>(null);

  useEffect(() => {
    // Fields render after the panel, which has the focus until then.
    if (state.isReady && !element.current?.contains(document.activeElement)) first.current?.focus();
  }, [state.isReady]);

  useEffect(() => {
    if (!lead) return;
    // Waits until a closing dialog has returned the focus.
    const timer = setTimeout(() => {
      const problem = element.current?.querySelector<HTMLElement>(INVALID_CONTROL);
      if (problem) reveal(problem, setView);
    });
    return () => clearTimeout(timer);
  }, [lead]);

  const saveLabel = !state.canPublish ? 'Request publication' : state.isLive ? 'Save changes' : 'Save';
  const isSignedOut = autosave.saveState.kind === 'waiting' && autosave.saveState.reason === 'signed-out';
  const saveAndOpen = (question: FormDialog) => () =>
    void autosave.flush().then(() => state.openDialog(question));
  const actions = [
    isSignedOut && { label: 'Sign in', onPress: () => state.openDialog({ kind: 'sign-in' }) },
    state.canPublish && { label: 'Checks and schedule', onPress: saveAndOpen({ kind: 'publish' }) },
    { label: 'Share', onPress: saveAndOpen({ kind: 'share' }) },
    state.opened?.draft &&
      state.isLive && { label: 'Discard changes', onPress: () => state.openDialog({ kind: 'discard' }) },
    state.isLive &&
      state.canPublish && { label: 'Unpublish', onPress: () => state.openDialog({ kind: 'take-down' }) },
  ].filter(action => action !== false && action !== undefined);

  const { saveState } = autosave;
  const saved = saveState.kind === 'saved' ? saveState.at.toISOString() : (state.opened?.mark ?? '');
  const item = useMemo<OpenItem>(
    () => ({
      kind: kind.name,
      id,
      saved,
      getLabel: path => getFieldLabel(kind.names, path),
    }),
    [kind, id, saved],
  );
  const slug = state.opened?.live?.slug ?? '';
  // Remounts the fields when values are replaced, because lists and editors copy their initial values.
  const everyField = useMemo(
    () => <kind.Fields key={state.generation} slug={slug} />,
    [kind, state.generation, slug],
  );
  /** Reports the focused field. The editor reports its current block itself. */
  function reportPlace(target: EventTarget, text: boolean) {
    const field = target instanceof HTMLElement && target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field) state.frame.reportFocus(field, text);
  }

  const fields = (
    <form
      ref={form => {
        element.current = form;
        first.current = form?.querySelector<HTMLElement>('[name=title]') ?? null;
      }}
      className={css.form}
      data-view={view}
      noValidate
      onSubmit={event => event.preventDefault()}
      onFocus={({ target }) => reportPlace(target, false)}
      onInput={({ target }) => reportPlace(target, true)}
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
      {isNew && <UnfinishedDrafts kind={kind.name} onOpen={onEdit} />}
      {everyField}
    </form>
  );

  return (
    <FormContext value={state.form}>
      <FormFrameContext value={state.frame}>
        <OpenItemContext value={item}>
          <HeadToolsContext value={headTools}>
            <CollaboratorsContext value={state.others}>
              <Modal
                title={isNew ? kind.titles.add : kind.titles.edit}
                className={classNames(css.panel, full && css.full)}
                bodyClassName={css.body}
                tools={
                  <>
                    <span ref={setHeadTools} className={css.headTools} />
                    <IconButton
                      className={css.detailsButton}
                      label="Details"
                      title="URL, images and search preview"
                      aria-pressed={view === 'details'}
                      icon={gear}
                      onClick={() => setView(view === 'details' ? 'text' : 'details')}
                    />
                    <IconButton
                      className={css.fullButton}
                      label="Full screen"
                      title="Full screen (Ctrl+Shift+F)"
                      aria-keyshortcuts="Control+Shift+F"
                      aria-pressed={full}
                      icon={fullScreen}
                      onClick={toggle}
                    />
                  </>
                }
                initialFocus={first}
                onClose={state.close}
                footer={
                  state.isReady && (
                    <FormFooter
                      onSave={state.openSaveDialog}
                      saveLabel={saveLabel}
                      state={state.state}
                      saveState={autosave.saveState}
                      count={kind.Count && <kind.Count />}
                      actions={actions}
                      uploading={state.uploading}
                      previewing={state.previewing}
                      onPreview={state.openPreview}
                      onHistory={() => state.openDialog({ kind: 'history' })}
                    />
                  )
                }
              >
                {state.loadError && (
                  <div className={css.waiting}>
                    <ErrorMessage message={state.loadError} onRetry={state.reload} />
                  </div>
                )}
                {state.isReady
                  ? fields
                  : !state.loadError && (
                      <div className={css.waiting}>
                        <FormSkeleton />
                      </div>
                    )}
              </Modal>
            </CollaboratorsContext>
          </HeadToolsContext>
        </OpenItemContext>
      </FormFrameContext>
      <FormDialogs
        kind={kind}
        form={state}
        getLabel={item.getLabel}
        // Waits until the closing dialog has returned the focus.
        onFocusField={path => requestAnimationFrame(() => setTimeout(() => state.frame.focusField(path)))}
      />
    </FormContext>
  );
}

type View = 'text' | 'details';

/** Reveals a control and focuses it. */
function reveal(control: HTMLElement, show: (view: View) => void): void {
  const folded = control.closest('details');
  if (folded) folded.open = true;
  flushSync(() => show(control.closest('aside') ? 'details' : 'text'));
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
