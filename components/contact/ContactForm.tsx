import { type ReactNode, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { FORM_FIELD_NAMES } from '../../domain/contact-form';
import { getSite } from '../../domain/current-site';
import { emailSendPath, screens } from '../../domain/paths';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { FieldMessage, form, pair, TextArea, TextField } from '../ui/Field';
import { Icon } from '../ui/Icon';
import { check } from '../ui/icons';
import { Attachment } from './Attachment';
import * as css from './ContactForm.css';
import { Departments } from './Departments';
import type { SentHandler } from './live-form';
import { PREFILL_ATTRIBUTE, PREFILL_NOTE_ID } from './prefill-message';
import { SentNotice } from './SentNotice';
import { contactCopy } from './texts';
import { useLiveForm } from './use-live-form';

export type ContactFormProps = {
  /** Uses less space, for a dialog. */
  isCompact?: boolean;
  /** Called after a successful submit, instead of opening the thank-you dialog. */
  onSent?: () => void;
  /** Called after a successful submit, in addition to opening the thank-you dialog. */
  afterSending?: SentHandler;
  /** Preselected request type. Defaults to the first. */
  requestType?: string | undefined;
  /** Prefilled start of the message, from a closing. */
  message?: string | undefined;
  /** Name of the manager who received the request just sent without JavaScript. */
  managerName?: string | undefined;
  /** Lays out the fields above the attachment. By default, they are stacked. */
  arrange?: ArrangeFields;
  /** Additional fields at the top. */
  children?: ReactNode;
};

type Fields = Record<'types' | 'name' | 'company' | 'email' | 'idea', ReactNode>;
export type ArrangeFields = (fields: Fields) => ReactNode;

/** Renders plain HTML and enhances it on the first interaction (rule 28). */
export default function ContactForm({
  isCompact = false,
  onSent,
  afterSending,
  requestType,
  message,
  managerName,
  arrange,
  children,
}: ContactFormProps) {
  const { urlPathname } = usePageContext();
  const [thanks, setThanks] = useState<{ managerName: string | undefined }>();
  const { liveForm, view, formProps, onChoose } = useLiveForm(
    onSent ??
      ((recipient, sentAt) => {
        setThanks({ managerName: recipient });
        afterSending?.(recipient, sentAt);
      }),
  );
  const { errors } = view;
  const fields: Fields = {
    types: (
      <Departments
        types={view.requestTypes ?? getSite().requestTypes}
        tickedType={requestType}
        liveForm={liveForm}
        error={errors.department}
      />
    ),
    name: (
      <TextField
        label="Full name"
        name={FORM_FIELD_NAMES.fullName}
        autoComplete="name"
        required
        error={errors.fullName}
        {...liveForm?.getFieldHandlers('fullName')}
      />
    ),
    company: (
      <TextField
        label="Company name"
        name={FORM_FIELD_NAMES.companyName}
        autoComplete="organization"
        error={errors.companyName}
        {...liveForm?.getFieldHandlers('companyName')}
      />
    ),
    email: (
      <TextField
        label="Work e-mail"
        type="email"
        name={FORM_FIELD_NAMES.email}
        autoComplete="email"
        required
        error={errors.email}
        {...liveForm?.getFieldHandlers('email')}
      />
    ),
    idea: (
      <TextArea
        label="Tell us a little bit about your idea"
        name={FORM_FIELD_NAMES.description}
        defaultValue={message}
        error={errors.description}
        {...liveForm?.getFieldHandlers('description')}
      />
    ),
  };

  return (
    <>
      {!onSent && <SentNotice managerName={managerName} />}
      <form
        className={isCompact ? css.compactForm : form}
        method="post"
        action={emailSendPath}
        encType="multipart/form-data"
        {...formProps}
        {...{ [PREFILL_ATTRIBUTE]: message && '' }}
      >
        <div id={PREFILL_NOTE_ID} className={css.prefillNote}>
          <Icon path={check} className={css.prefillIcon} />
          {contactCopy.prefilled}
        </div>
        {children}
        {arrange?.(fields) ?? (
          <>
            {fields.types}
            <div className={pair}>
              {fields.name}
              {fields.company}
            </div>
            {fields.email}
            {fields.idea}
          </>
        )}
        <Attachment liveForm={liveForm} file={view.file} error={errors.file} onChoose={onChoose} />
        <div className={css.honeypot} aria-hidden="true">
          <label>
            Leave this empty
            <input type="text" name={FORM_FIELD_NAMES.honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <input type="hidden" name={FORM_FIELD_NAMES.returnTo} value={urlPathname} />
        <div className={css.footer}>
          <Button
            type="submit"
            variant="red_black"
            size="large"
            className={css.submitButton}
            isSending={view.isSending}
          >
            Send request
          </Button>
          <div className={css.consentNote}>
            <div role="status">{view.failureReason && <FieldMessage>{view.failureReason}</FieldMessage>}</div>
            <p>
              By sending this you agree to our{' '}
              <a className={text.link} href={screens.privacy.path}>
                privacy policy
              </a>
              . We answer within {getSite().answerTime}.
            </p>
          </div>
        </div>
      </form>
      {thanks && liveForm && <liveForm.ThanksDialog {...thanks} onClose={() => setThanks(undefined)} />}
    </>
  );
}
