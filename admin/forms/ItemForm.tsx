import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../components/ui/class-names';
import { IconButton } from '../../components/ui/IconButton';
import Modal from '../../components/ui/Modal';
import { ErrorMessage } from '../../components/ui/Notice';
import type { Values } from '../../domain/publishing/merge';
import { FormContext } from '../fields/form-context';
import type { ItemFormProps } from '../ItemsPage';
import { AwayBanner } from './AwayBanner';
import { ConflictBanner } from './ConflictBanner';
import { controlAt } from './control-at';
import { Foot } from './Foot';
import { FormSkeleton } from './FormSkeleton';
import * as css from './form.css';
import { FormFrameContext } from './form-frame';
import type { FormKind } from './form-kind';
import { fullScreen, gear } from './icons';
import { fieldName } from './item-parts';
import { newId } from './new-id';
import { type OpenItem, OpenItemContext } from './open-item';
import { OthersContext } from './others';
import { PROBLEM } from './problems';
import { Questions } from './Questions';
import { HeadToolsContext } from './slots';
import { UnfinishedDrafts } from './UnfinishedDrafts';
import type { Question } from './use-draft';
import { useFullScreen } from './use-full-screen';
import { useItemForm } from './use-item-form';
import { useSaveKey } from './use-save-key';
import { useSeenRoom } from './use-seen-room';

type Props<Fields extends Values, Input extends object> = ItemFormProps & {
  kind: FormKind<Fields, Input>;
};

/** Renders the form of a new or stored item above the page that opened it. */
export function ItemForm<Fields extends Values, Input extends object>({
  kind,
  id: editedId,
  onEdit,
  onClose,
}: Props<Fields, Input>) {
  // A new form always creates a new item, even if this device has other drafts.
  const [id] = useState(() => editedId ?? newId());
  const isNew = editedId === undefined;
  const element = useRef<HTMLFormElement>(null);
  const [headTools, setHeadTools] = useState<HTMLElement | null>(null);
  /** The visible column on narrow screens. */
  const [view, setView] = useState<View>('text');
  const state = useItemForm(kind, {
    id,
    isNew,
    onClose,
    onGo(path, lead) {
      const control = element.current ? controlAt(element.current, path) : undefined;
      if (lead && !control?.matches(`[name="${path}"]`)) {
        flushSync(() => setView('text'));
        lead(path.split('.').slice(1).join('.'));
      } else if (control) reveal(control, setView);
    },
  });
  const { lead, autosave } = state;
  const { full, toggle } = useFullScreen();
  useSeenRoom();
  useSaveKey(() => void autosave.flush());
  const first = useRef<HTMLElement>(null);

  useEffect(() => {
    // The fields render after the panel, which has the focus until then.
    if (state.ready && !element.current?.contains(document.activeElement)) first.current?.focus();
  }, [state.ready]);

  useEffect(() => {
    if (!lead) return;
    // Waits until a closing dialog has returned the focus.
    const timer = setTimeout(() => {
      const problem = element.current?.querySelector<HTMLElement>(PROBLEM);
      if (problem) reveal(problem, setView);
    });
    return () => clearTimeout(timer);
  }, [lead]);

  const saveLabel = !state.mayPublish ? 'Ask for publication' : state.isLive ? 'Save changes' : 'Save';
  const signedOut = autosave.keeping.kind === 'waiting' && autosave.keeping.why === 'signed-out';
  const kept = (question: Question) => () => void autosave.flush().then(() => state.ask(question));
  const ways = [
    signedOut && { label: 'Sign in', onPress: () => state.ask({ kind: 'sign-in' }) },
    state.mayPublish && { label: 'Checks and times', onPress: kept({ kind: 'publish' }) },
    { label: 'Share', onPress: kept({ kind: 'share' }) },
    state.opened?.draft &&
      state.isLive && { label: 'Discard changes', onPress: () => state.ask({ kind: 'discard' }) },
    state.isLive &&
      state.mayPublish && { label: 'Take down', onPress: () => state.ask({ kind: 'take-down' }) },
  ].filter(way => way !== false && way !== undefined);

  const { keeping } = autosave;
  const saved = keeping.kind === 'saved' ? keeping.at.toISOString() : (state.opened?.mark ?? '');
  const item = useMemo<OpenItem>(
    () => ({
      kind: kind.name,
      id,
      saved,
      nameOf: path => fieldName(kind.names, path),
    }),
    [kind, id, saved],
  );
  const slug = state.opened?.live?.slug ?? '';
  // Remounts the fields for new values, because lists and editors keep their initial ones.
  const everyField = useMemo(
    () => <kind.Fields key={state.generation} slug={slug} />,
    [kind, state.generation, slug],
  );
  /** The editor reports the current block itself. */
  function tellPlace(target: EventTarget, typed: boolean) {
    const field = target instanceof HTMLElement && target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field) state.frame.here(field, typed);
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
      onFocus={({ target }) => tellPlace(target, false)}
      onInput={({ target }) => tellPlace(target, true)}
    >
      <AwayBanner
        keeping={autosave.keeping}
        onTry={() => void autosave.flush()}
        onSignIn={() => state.ask({ kind: 'sign-in' })}
      />
      <ConflictBanner conflicts={autosave.conflicts} onCompare={() => state.ask({ kind: 'conflicts' })} />
      {isNew && <UnfinishedDrafts kind={kind.name} onOpen={onEdit} />}
      {everyField}
    </form>
  );

  return (
    <FormContext value={state.form}>
      <FormFrameContext value={state.frame}>
        <OpenItemContext value={item}>
          <HeadToolsContext value={headTools}>
            <OthersContext value={state.others}>
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
                      title="Address, pictures, how it looks in search"
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
                  state.ready && (
                    <Foot
                      onSave={state.askToSave}
                      saveLabel={saveLabel}
                      state={state.state}
                      keeping={autosave.keeping}
                      count={kind.Count && <kind.Count />}
                      ways={ways}
                      uploading={state.uploading}
                      previewing={state.previewing}
                      onPreview={state.openPreview}
                      onHistory={() => state.ask({ kind: 'history' })}
                    />
                  )
                }
              >
                {state.failed && (
                  <div className={css.waiting}>
                    <ErrorMessage message={state.failed} onRetry={state.readAgain} />
                  </div>
                )}
                {state.ready
                  ? fields
                  : !state.failed && (
                      <div className={css.waiting}>
                        <FormSkeleton />
                      </div>
                    )}
              </Modal>
            </OthersContext>
          </HeadToolsContext>
        </OpenItemContext>
      </FormFrameContext>
      <Questions
        kind={kind}
        form={state}
        nameOf={item.nameOf}
        // Waits until the closing dialog has returned the focus.
        onGo={path => requestAnimationFrame(() => setTimeout(() => state.frame.goTo(path)))}
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
