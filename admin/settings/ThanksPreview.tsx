import { getThanksDialogProps } from '../../components/contact/thanks';
import { classNames } from '../../components/ui/class-names';
import * as modal from '../../components/ui/Modal.css';
import type { SiteFacts } from '../../domain/site';
import { text } from '../../styles/text.css';
import { useFieldValue } from '../fields/form-context';
import { Text } from '../kit/Text';
import * as css from './SettingsPage.css';

/** Previews the thank-you message, including unsaved changes. */
export function ThanksPreview() {
  const typedThanks = useFieldValue<SiteFacts['thanks']>('thanks');
  const { title, art, children } = getThanksDialogProps(() => {}, undefined, typedThanks);
  return (
    <figure aria-label="Preview of the thank-you message">
      <Text as="figcaption" size="caption" tone="muted">
        As visitors see it
      </Text>
      <div className={classNames(modal.plainBody, css.preview)} inert>
        {art}
        <p className={classNames(text.h2, modal.plainTitle)}>{title}</p>
        {children}
      </div>
    </figure>
  );
}
