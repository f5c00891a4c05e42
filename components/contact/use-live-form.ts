import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { siteMessages } from '../../domain/site-messages';
import { toast } from '../ui/toast-store';
import { emptyView } from './form-view';
import type { Control, LiveForm, SentHandler } from './live-form';

/**
 * Enhances a contact form on the first interaction. An earlier submit waits for the script. If the script fails to
 * load, the browser posts the form, unless offline.
 */
export function useLiveForm(onSent: SentHandler) {
  const form = useRef<HTMLFormElement>(null);
  const shownAt = useRef(0);
  const loadPromise = useRef<Promise<LiveForm>>(undefined);
  const [liveForm, setLiveForm] = useState<LiveForm>();
  const [view, updateView] = useState(emptyView);

  async function start(formElement: HTMLFormElement): Promise<LiveForm> {
    const { startLiveForm } = await import('./live-form');
    const newForm = startLiveForm({ form: formElement, shownAt: shownAt.current, updateView, onSent });
    // Render synchronously, because input between reading the fields and listening would be lost.
    flushSync(() => setLiveForm(newForm));
    return newForm;
  }

  function load(formElement: HTMLFormElement): Promise<LiveForm> {
    loadPromise.current ??= start(formElement).catch(error => {
      loadPromise.current = undefined;
      throw error;
    });
    return loadPromise.current;
  }

  const attachChosenFile = ({ form: formElement, files }: HTMLInputElement) => {
    if (formElement && files)
      load(formElement).then(
        ({ attachment }) => attachment.attach([...files]),
        () => undefined,
      );
  };

  const attachEarlyFile = useEffectEvent(attachChosenFile);
  useEffect(() => {
    shownAt.current = performance.now();
    if (!form.current) return;
    // Our own messages replace the browser's.
    form.current.noValidate = true;
    const input = form.current.querySelector<HTMLInputElement>('input[type=file]');
    // The file may have been chosen before hydration.
    if (input?.files?.length) attachEarlyFile(input);
  }, []);

  const preload = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    void load(currentTarget).catch(() => undefined);

  return {
    liveForm,
    view,
    formProps: {
      ref: form,
      onFocus: preload,
      onPointerDown: preload,
      onDragEnter: preload,
      onDragOver: preload,
      onBlur: ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
        if (liveForm) return;
        load(currentTarget).then(
          ({ handleEarlyBlur }) => handleEarlyBlur(target as Element as Control),
          () => undefined,
        );
      },
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        const formElement = event.currentTarget;
        load(formElement).then(
          ({ submit }) => submit(),
          () =>
            navigator.onLine
              ? formElement.submit()
              : toast({ variant: 'error', message: siteMessages.sendFailed }),
        );
      },
    },
    /** Validates the chosen file once the script is loaded. */
    onChoose: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => attachChosenFile(currentTarget),
  };
}
