import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { classNames } from '../../ui/class-names';
import { IconButton } from '../../ui/IconButton';
import Modal from '../../ui/Modal';
import { ErrorMessage } from '../../ui/Notice';
import { FormOpening } from '../FormOpening';
import type { ItemFormProps } from '../ItemsPage';
import { Conflicts } from './Conflicts';
import { Foot } from './Foot';
import { FormSkeleton } from './FormSkeleton';
import * as css from './form.css';
import { FormFrameContext } from './form-frame';
import type { FormKind } from './form-kind';
import { fullScreen } from './icons';
import { newItemId } from './local-drafts';
import { OthersContext } from './others';
import { Questions } from './Questions';
import { useFullScreen } from './use-full-screen';
import { useItemForm } from './use-item-form';

type Props<Values extends FieldValues, Input extends object> = ItemFormProps & {
  kind: FormKind<Values, Input>;
};

const PROBLEM = '[aria-invalid=true], [data-problem] button';

/** The form of a new item, or of a stored one, over the page it was opened from. */
export function ItemForm<Values extends FieldValues, Input extends object>({
  kind,
  id,
  onClose,
}: Props<Values, Input>) {
  const [known, setKnown] = useState(id);
  useEffect(() => {
    if (id === undefined) void newItemId(kind.name).then(setKnown);
  }, [id, kind.name]);
  if (known === undefined) return <FormOpening />;
  return <OpenForm kind={kind} id={known} isNew={id === undefined} onClose={onClose} />;
}

type OpenProps<Values extends FieldValues, Input extends object> = {
  kind: FormKind<Values, Input>;
  id: string;
  isNew: boolean;
  onClose: () => void;
};

function OpenForm<Values extends FieldValues, Input extends object>({
  kind,
  id,
  isNew,
  onClose,
}: OpenProps<Values, Input>) {
  const state = useItemForm(kind, { id, isNew, onClose });
  const { lead, autosave } = state;
  const { full, toggle } = useFullScreen();
  const names: Record<string, string> = kind.names;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLElement>(null);

  useEffect(() => {
    // The fields come after the panel, which has the focus until then.
    if (state.ready && !element.current?.contains(document.activeElement)) first.current?.focus();
  }, [state.ready]);

  useEffect(() => {
    if (lead === 0) return;
    // After a dialog that closes meanwhile has given the focus back.
    const timer = setTimeout(() => {
      const problem = element.current?.querySelector<HTMLElement>(PROBLEM);
      problem?.focus({ preventScroll: true });
      problem?.scrollIntoView({ block: 'center' });
    });
    return () => clearTimeout(timer);
  }, [lead]);

  const saveLabel = !state.mayPublish ? 'Ask for publication' : state.isLive ? 'Save changes' : 'Save';
  const ways = [
    ...(state.opened?.draft && state.isLive
      ? [{ label: 'Discard changes', onPress: () => state.ask({ kind: 'discard' as const }) }]
      : []),
    ...(autosave.keeping.kind === 'waiting' && autosave.keeping.why === 'signed-out'
      ? [{ label: 'Sign in', onPress: () => state.ask({ kind: 'sign-in' as const }) }]
      : []),
    ...(state.isLive && state.mayPublish
      ? [{ label: 'Take down', onPress: () => state.ask({ kind: 'take-down' as const }) }]
      : []),
    {
      label: 'Share',
      onPress: () => void autosave.flush().then(() => state.ask({ kind: 'share' })),
    },
    { label: 'History', onPress: () => state.ask({ kind: 'history' as const }) },
    ...(state.mayPublish
      ? [
          {
            label: 'Checks and times',
            onPress: () => void autosave.flush().then(() => state.ask({ kind: 'publish' })),
          },
        ]
      : []),
  ];

  const slug = state.opened?.live?.slug ?? '';
  // Other values get other fields: lists and editors keep what they were given at first.
  const everyField = useMemo(
    () => <kind.Fields key={state.generation} slug={slug} />,
    [kind, state.generation, slug],
  );
  /** Writing tells by itself which block it is in. */
  function tellPlace(target: EventTarget, typed: boolean) {
    const field = target instanceof HTMLElement && target.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (field) state.frame.here(field, typed);
  }

  const fields = (
    <form
      id={formId}
      ref={form => {
        element.current = form;
        first.current = form?.querySelector('input') ?? null;
      }}
      className={css.form}
      noValidate
      onSubmit={state.askToSave}
      onFocus={({ target }) => tellPlace(target, false)}
      onInput={({ target }) => tellPlace(target, true)}
    >
      {autosave.conflicts.length > 0 && (
        <Conflicts
          conflicts={autosave.conflicts}
          nameOf={field => names[field] ?? field}
          onChoose={autosave.choose}
        />
      )}
      {everyField}
    </form>
  );

  return (
    <FormProvider {...state.form}>
      <FormFrameContext value={state.frame}>
        <OthersContext value={state.others}>
          <Modal
            title={isNew ? kind.titles.add : kind.titles.edit}
            className={classNames(css.panel, full && css.full)}
            bodyClassName={classNames(css.body, full && css.fullBody)}
            tools={
              <IconButton
                className={css.fullButton}
                label="Full screen"
                title="Full screen (Ctrl+Shift+F)"
                aria-keyshortcuts="Control+Shift+F"
                aria-pressed={full}
                icon={fullScreen}
                onClick={toggle}
              />
            }
            initialFocus={first}
            onClose={state.close}
            footer={
              state.ready && (
                <Foot
                  formId={formId}
                  saveLabel={saveLabel}
                  state={state.state}
                  keeping={autosave.keeping}
                  ways={ways}
                  uploading={state.uploading}
                  previewing={state.previewing}
                  onPreview={state.openPreview}
                  onCancel={state.close}
                />
              )
            }
          >
            {state.failed && <ErrorMessage message={state.failed} onRetry={state.readAgain} />}
            {state.ready ? fields : !state.failed && <FormSkeleton />}
          </Modal>
        </OthersContext>
      </FormFrameContext>
      <Questions kind={kind} form={state} />
    </FormProvider>
  );
}
