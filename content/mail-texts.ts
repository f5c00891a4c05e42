import type { MailTexts } from '../domain/mail-texts';

/** Built-in email texts. */
export const builtInMailTexts: MailTexts = {
  receipt: {
    subject: 'We have your request ({reference})',
    heading: 'We have your request',
    text: 'Hello {name},\n\nYour message has arrived and is on a real desk. You will hear from us within {answer time}, from a person whose name you can write to.',
    after: 'Forgot something? Reply to this mail and it lands in the same place.',
  },
  newRequest: {
    subject: 'New request {reference}: {who}',
    heading: '{who}',
    text: '',
    after: '',
  },
  invitation: {
    subject: 'You are invited ({agency})',
    heading: 'You are invited',
    text: 'An owner of {site} wants you in its staff area. Choose a name and a password, and you are in.',
    after: '',
  },
  passwordReset: {
    subject: 'A new password ({agency})',
    heading: 'A new password',
    text: 'A new password was asked for, for your account at {site}. It ends every session that is open.',
    after: '',
  },
  publicationAsked: {
    subject: 'Ready to publish: {title} ({agency})',
    heading: 'Ready to publish',
    text: '{by} asks for this {kind} to be published.',
    after: '',
  },
  publicationStopped: {
    subject: 'Not published: {title} ({agency})',
    heading: 'Not published',
    text: 'The {kind} was to be published now, but something stands in the way. It is still a draft.',
    after: '',
  },
  published: {
    subject: 'Published: {title} ({agency})',
    heading: 'Published',
    text: '{by} has published your {kind}.',
    after: '',
  },
};
