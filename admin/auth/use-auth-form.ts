import { useState } from 'react';
import type { Values } from '../../domain/publishing/merge';
import type { z } from '../../domain/zod';
import { toCallError } from '../../trpc/client';
import { useStoredForm } from '../fields/Form';

/** Formats an error, with the waiting time after too many attempts. */
export function formatError(error: unknown): string {
  const { message, retryAfter } = toCallError(error);
  if (retryAfter === undefined || retryAfter < 60) return message;
  const minutes = Math.ceil(retryAfter / 60);
  return `${message} Try again in about ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
}

type Options<FormSchema extends z.ZodType> = {
  schema: FormSchema;
  values: Values;
  /** The promise rejects with the server's error. */
  send: (values: z.output<FormSchema>) => Promise<void>;
  focus?: string;
  /** Field to focus after an error that belongs to no field. */
  errorFocus?: string;
};

/** Manages a form of the sign-in pages. Server errors without a field apply to the whole form. */
export function useAuthForm<FormSchema extends z.ZodType>({
  send,
  errorFocus,
  ...options
}: Options<FormSchema>) {
  const form = useStoredForm(options);
  const [isSending, setIsSending] = useState(false);
  async function submit(values: z.output<FormSchema>) {
    setIsSending(true);
    try {
      await send(values);
    } catch (error) {
      const fieldErrors = toCallError(error).errors.filter(({ path }) => path in options.values);
      form.setServerErrors(
        fieldErrors.length > 0 ? fieldErrors : [{ path: '', message: formatError(error) }],
      );
      if (fieldErrors.length === 0 && errorFocus) form.focus(errorFocus);
    }
    setIsSending(false);
  }
  return { form, isSending, submit };
}
