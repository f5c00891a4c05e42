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
  const loading = useRef<Promise<LiveForm>>(undefined);
  const [live, setLive] = useState<LiveForm>();
  const [view, show] = useState(emptyView);

  async function start(element: HTMLFormElement): Promise<LiveForm> {
    const { startLiveForm } = await import('./live-form');
    const started = startLiveForm({ form: element, shownAt: shownAt.current, show, onSent });
    // Render synchronously, because input between reading the fields and listening would be lost.
    flushSync(() => setLive(started));
    return started;
  }

  function load(element: HTMLFormElement): Promise<LiveForm> {
    loading.current ??= start(element).catch(error => {
      loading.current = undefined;
      throw error;
    });
    return loading.current;
  }

  const getChosenFile = ({ form: element, files }: HTMLInputElement) => {
    if (element && files)
      load(element).then(
        ({ file }) => file.attach([...files]),
        () => undefined,
      );
  };

  const chosenBefore = useEffectEvent(getChosenFile);
  useEffect(() => {
    shownAt.current = performance.now();
    if (!form.current) return;
    // Our own messages replace the browser's.
    form.current.noValidate = true;
    const input = form.current.querySelector<HTMLInputElement>('input[type=file]');
    // The file may have been chosen before hydration.
    if (input?.files?.length) chosenBefore(input);
  }, []);

  const warmUp = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    void load(currentTarget).catch(() => undefined);

  return {
    live,
    view,
    formProps: {
      ref: form,
      onFocus: warmUp,
      onPointerDown: warmUp,
      onDragEnter: warmUp,
      onDragOver: warmUp,
      onBlur: ({ currentTarget, target }: SyntheticEvent<HTMLFormElement>) => {
        if (live) return;
        load(currentTarget).then(
          ({ leave }) => leave(target as Element as Control),
          () => undefined,
        );
      },
      onSubmit: (event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault();
        const element = event.currentTarget;
        load(element).then(
          ({ submit }) => submit(),
          () =>
            navigator.onLine
              ? element.submit()
              : toast({ variant: 'error', message: siteMessages.sendFailed }),
        );
      },
    },
    /** Validates the chosen file once the script is loaded. */
    onChoose: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => getChosenFile(currentTarget),
  };
}
