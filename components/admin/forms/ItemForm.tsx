import { useEffect, useId, useRef } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import Modal from '../../ui/Modal';
import { ErrorMessage } from '../../ui/Notice';
import type { ItemFormProps } from '../ItemsPage';
import { Foot } from './Foot';
import { FormSkeleton } from './FormSkeleton';
import * as css from './form.css';
import { FormFrameContext } from './form-frame';
import type { FormKind } from './form-kind';
import { Questions } from './Questions';
import { useItemForm } from './use-item-form';
import { VersionsBar } from './VersionsBar';

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
  const state = useItemForm(kind, id, onClose);
  const { versions, lead } = state;
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLElement>(null);

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
    >
      {versions && <VersionsBar {...versions} onSwitch={state.switchVersion} />}
      {/* Other values get other fields: lists and editors keep what they were given at first. */}
      <kind.Fields key={state.generation} slug={state.base?.slug ?? ''} />
    </form>
  );

  return (
    <FormProvider {...state.form}>
      <FormFrameContext value={state.frame}>
        <Modal
          title={id === undefined ? kind.titles.add : kind.titles.edit}
          className={css.panel}
          initialFocus={first}
          onClose={state.close}
          footer={
            state.ready && (
              <Foot
                formId={formId}
                saveLabel={id === undefined ? 'Save' : 'Save changes'}
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
      </FormFrameContext>
      <Questions kind={kind} form={state} />
    </FormProvider>
  );
}
