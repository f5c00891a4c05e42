import { getSite } from '../../domain/current-site';
import { interpolate, type MailName, type MailText, splitParagraphs } from '../../domain/mail-texts';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { SiteLogo, SiteName } from '../SiteLogo';
import * as css from './Mail.css';

/** Generated facts that each email contains below its text. */
const SAMPLE_FACTS: Record<MailName, string> = {
  receipt: 'Reference, request type, date received',
  newRequest: 'The visitor’s request, and how to reply',
  requestAssigned: 'The message, the next step and a link',
  requestDigest: 'The overdue steps, and a link to each request',
  invitation: 'The email address, the role and the link',
  passwordReset: 'The email address and the link',
  publicationAsked: 'The title, a note and a link',
  publicationStopped: 'The title, what blocks publishing and a link',
  published: 'The title and a link',
};

export function MailPreview({ mail, text }: { mail: MailName; text: MailText }) {
  const values = {
    name: 'Hannah',
    who: 'Hannah Whitlock, Deltaquay',
    reference: `${getSite().referencePrefix}-2611-0214`,
    overdue: '3',
    spam: '2',
    manager: getSite().name,
    'answer time': getSite().answerTime,
    agency: getSite().name,
    site: location.host,
    title: 'An example',
    kind: 'article',
    by: 'Hannah Whitlock',
  };
  const fillPlaceholders = (text: string) => interpolate(text, values);
  return (
    <aside className={css.preview} aria-label="Preview">
      <Text as="p" size="small" tone="muted">
        As recipients see it
      </Text>
      <Text as="p" size="small" weight="strong">
        {fillPlaceholders(text.subject)}
      </Text>
      <div className={css.mailFrame}>
        <Inline>
          <SiteLogo ground="white" />
          <Text weight="strong">
            <SiteName />
          </Text>
        </Inline>
        <Text as="p" size="subtitle">
          {fillPlaceholders(text.heading)}
        </Text>
        {splitParagraphs(text.text).map((paragraph, index) => (
          // The index is the key, because two paragraphs can be equal.
          <Text as="p" key={index} look="preserved">
            {fillPlaceholders(paragraph)}
          </Text>
        ))}
        <p className={css.facts}>{SAMPLE_FACTS[mail]}</p>
        {text.after && (
          <Text as="p" look="preserved">
            {fillPlaceholders(text.after)}
          </Text>
        )}
      </div>
    </aside>
  );
}
