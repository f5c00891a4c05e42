import { useMutation } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { previewPath } from '../../../domain/paths';
import { toast } from '../../ui/toast-store';
import type { FormKind } from './form-kind';
import { formWords } from './form-words';

/** Shows unsaved work in a tab of its own, as it would be published. */
export function usePreview<Values extends FieldValues, Input extends object>(
  kind: FormKind<Values, Input>,
  id: string | undefined,
  onFailure: (error: unknown) => void,
) {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ input }: { input: Input; tab: Window }) => kind.preview({ id, values: input }),
    meta: { failed: formWords.previewFailed },
    onSuccess: ({ key }, { tab }) => tab.location.assign(previewPath(key)),
    onError(error, { tab }) {
      tab.close();
      onFailure(error);
    },
  });
  return {
    making: isPending,
    /** Call it while the person's press is being handled, or the browser refuses the tab. */
    open(input: Input) {
      const tab = window.open('', '_blank');
      if (tab) mutate({ input, tab });
      else toast({ variant: 'warning', message: formWords.previewBlocked });
    },
  };
}
