import type { MailTexts } from '../domain/mail-texts';

/** Built-in email texts. */
export const builtInMailTexts: MailTexts = {
  receipt: {
    subject: 'We have your request ({reference})',
    heading: 'We have your request',
    text: 'Hello {name},\n\nThank you for your message. One of us will reply within {answer time}.',
    after: 'Forgot something? Reply to this message to add it.',
  },
  newRequest: {
    subject: 'New request {reference}: {who}',
    heading: '{who}',
    text: '',
    after: '',
  },
  invitation: {
    subject: 'You’re invited ({agency})',
    heading: 'You’re invited',
    text: 'You’ve been invited to {site}. Choose a name and password to join.',
    after: '',
  },
  passwordReset: {
    subject: 'Choose a new password ({agency})',
    heading: 'Choose a new password',
    text: 'Someone requested a new password for your account at {site}. Setting one ends all your sessions.',
    after: '',
  },
  publicationAsked: {
    subject: 'Ready to publish: {title} ({agency})',
    heading: 'Ready to publish',
    text: '{by} asks you to publish this {kind}.',
    after: '',
  },
  publicationStopped: {
    subject: 'Not published: {title} ({agency})',
    heading: 'Not published',
    text: 'This {kind} couldn’t be published as scheduled. It is still a draft.',
    after: '',
  },
  published: {
    subject: 'Published: {title} ({agency})',
    heading: 'Published',
    text: '{by} has published your {kind}.',
    after: '',
  },
};
