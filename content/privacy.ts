import { ASKED_KEPT_MINUTES } from '../domain/asked-address';
import { ANALYTICS_KEPT_MONTHS, CONSENT_KEPT_MONTHS } from '../domain/consent';
import { ATTACHMENT_EXTENSIONS, ATTACHMENT_KEPT_DAYS, REQUEST_KEPT_DAYS } from '../domain/limits';
import { screens } from '../domain/paths';
import type { Chapter } from '../domain/sections/chapters';
import { ogImagePath } from '../domain/seo';
import type { BuiltIn } from './built-in';
import { site } from './site';

/** What the policy promises; the figures on top of the page and its sections say the same ones. */
const figures = {
  answerDays: 30,
  backupDays: 30,
  analyticsMonths: ANALYTICS_KEPT_MONTHS,
  enquiryYears: REQUEST_KEPT_DAYS / 365,
  attachmentDays: ATTACHMENT_KEPT_DAYS,
  contractYears: '5–7',
  cvMonths: 6,
  minimumAge: 16,
} as const;

const enquiries = `${figures.enquiryYears} year${figures.enquiryYears === 1 ? '' : 's'}`;
const fileTypes = ATTACHMENT_EXTENSIONS.map(extension => extension.toUpperCase()).join(', ');
const chapters: readonly Chapter[] = [
  {
    anchor: 'who-we-are',
    title: 'Who we are',
    blocks: [
      {
        look: 'text',
        get text() {
          return `${site.name} is a software development agency in ${site.office.title}. We decide why and how the personal data described here is used, which makes us its controller. Questions go to [${site.email}](mailto:${site.email}) and are read by a person.`;
        },
      },
    ],
  },
  {
    anchor: 'what-this-covers',
    title: 'What this policy covers',
    blocks: [
      {
        look: 'text',
        text: 'It covers this website, the mail and calls that follow from it, and applications for jobs with us. Data inside a product we build belongs to our client, and the contract with that client governs it.',
      },
    ],
  },
  {
    anchor: 'data-we-collect',
    title: 'The data we collect',
    blocks: [
      {
        look: 'list',
        items: [
          {
            lead: 'What you send:',
            text: `name, work e-\u2060mail, company, the message, and one attachment (${fileTypes}) if you add it.`,
          },
          { lead: 'What you book:', text: 'the time, your time zone and the topic of a consultation.' },
          {
            lead: 'What your browser tells us:',
            text: 'pages visited, approximate country, device type. Only after you agree.',
          },
          {
            lead: 'What every request carries:',
            text: 'your network address. We hold it in memory for a few minutes, to stop floods of messages, and do not write it down.',
          },
          { lead: 'Applications:', text: 'your CV and whatever you choose to put in it.' },
        ],
      },
      {
        look: 'text',
        text: 'We do count how often an article is opened. That is one number per article: it is kept without a cookie and knows nothing about you.',
      },
    ],
  },
  {
    anchor: 'why-we-use-it',
    title: 'Why we use it, and on what basis',
    blocks: [
      {
        look: 'text',
        text: 'To answer you and prepare an offer (steps before a contract). To invoice and keep accounts (law). To protect the site from abuse (legitimate interest). To measure which pages help (your consent). We do not build profiles and no machine decides anything about you.',
      },
    ],
  },
  {
    anchor: 'cookies',
    title: 'Cookies and similar tools',
    blocks: [
      {
        look: 'text',
        text: 'Reading a page of this site sets no cookie. The site itself knows three things worth storing, and each has a plain reason:',
      },
      {
        look: 'table',
        head: { lead: 'Stored in the browser', text: 'When, and for how long' },
        items: [
          {
            lead: 'Your answer about cookies',
            text: `from the day you give it, for ${CONSENT_KEPT_MONTHS} months`,
          },
          {
            lead: 'An address that led nowhere',
            text: `for ${ASKED_KEPT_MINUTES} minutes, so that your report of a broken link can name it`,
          },
          { lead: 'Staff session', text: 'only for our own people, while they are signed in' },
        ],
      },
      {
        look: 'text',
        text: 'Analytics, live chat, a reviews widget or a booking calendar may be connected. They belong to third parties, they may set cookies of their own, and none of them loads before you choose. You may accept everything, reject everything, or pick by purpose, and change your mind later with the same number of clicks. Without JavaScript none of them loads at all.',
      },
      { look: 'preferences', text: 'Cookie preferences' },
    ],
  },
  {
    anchor: 'who-receives-it',
    title: 'Who receives it',
    blocks: [
      {
        look: 'text',
        text: 'Our hosting, mail, calendar and analytics suppliers, each under a written agreement and only for the task named there. Lawyers or authorities when the law obliges us. Nobody else.',
      },
    ],
  },
  {
    anchor: 'transfers',
    title: 'Transfers abroad',
    blocks: [
      {
        look: 'text',
        get text() {
          const away = site.inEea ? '' : `${site.address.country} and `;
          return `Some suppliers store data outside ${away}the European Economic Area. In those cases we rely on an adequacy decision or on standard contractual clauses, and you may ask for a copy.`;
        },
      },
    ],
  },
  {
    anchor: 'how-long',
    title: 'How long we keep it',
    blocks: [
      {
        look: 'table',
        head: { lead: 'Data', text: 'Kept for' },
        items: [
          { lead: 'Contact enquiries', text: `up to ${enquiries}` },
          { lead: 'Attachments to enquiries', text: `${figures.attachmentDays} days` },
          { lead: 'Analytics', text: `${figures.analyticsMonths} months` },
          { lead: 'Contracts and invoices', text: `${figures.contractYears} years` },
          { lead: 'CVs', text: `up to ${figures.cvMonths} months` },
          { lead: 'Copies in backups', text: `purged within ${figures.backupDays} days` },
        ],
      },
      {
        look: 'text',
        text: 'A daily job deletes enquiries and attachments that have passed their date. Nobody has to remember.',
      },
    ],
  },
  {
    anchor: 'protection',
    title: 'How we protect it',
    blocks: [
      {
        look: 'text',
        text: 'Encrypted connections, hashed passwords, staff sessions that expire, and attachments in private storage that no public address can reach. If a breach puts you at risk, we tell you and the regulator without delay.',
      },
    ],
  },
  {
    anchor: 'your-rights',
    title: 'Your rights',
    blocks: [
      {
        look: 'text',
        text: `You may see your data, correct it, have it erased, restrict or object to its use, receive it in a portable file, and withdraw consent. Write to us from the address you used. We answer within ${figures.answerDays} days, free of charge. You may also complain to a supervisory authority.`,
      },
    ],
  },
  {
    anchor: 'do-not-sell',
    title: 'Do not sell my information',
    blocks: [
      {
        look: 'text',
        text: 'We do not sell personal information and do not share it for cross-\u2060site advertising. If your browser sends a Global Privacy Control signal, we treat it as a rejection of everything optional, without asking. You may still switch something on yourself.',
      },
    ],
  },
  {
    anchor: 'children',
    title: 'Children',
    blocks: [
      {
        look: 'text',
        text: `This site is meant for businesses. The minimum age for sending us data is ${figures.minimumAge}. If a younger person has done so, tell us and we will delete it.`,
      },
    ],
  },
  {
    anchor: 'changes-and-contact',
    title: 'Changes and contact',
    blocks: [
      {
        look: 'text',
        get text() {
          return `When this text changes in substance, the date at the top changes and the previous version stays available on request. Postal address: ${site.name}, ${site.address.postalCode} ${site.office.title}. Telephone: [${site.phone}](tel:${site.phone.replaceAll(' ', '')}).`;
        },
      },
    ],
  },
];

/** The privacy policy (rule 9). Dates are ISO 8601. */
export const privacy = {
  screen: 'privacy',
  seo: {
    title: screens.privacy.title,
    get description() {
      return `What ${site.name} collects, why, who sees it and when it is deleted, in thirteen short sections and six figures. No cookie for reading.`;
    },
    image: ogImagePath('page', 'privacy'),
  },
  hero: {
    kind: 'policy',
    title: 'Privacy policy',
    lead: 'Thirteen short sections. If you only have a minute, the six figures below are the policy.',
    updated: '2025-06-12',
    effective: '2025-06-12',
  },
  sections: [
    {
      kind: 'figures',
      label: 'The policy in figures',
      items: [
        { value: String(figures.answerDays), unit: 'days', text: 'to answer a request about your data' },
        { value: String(figures.backupDays), unit: 'days', text: 'until a deletion reaches the backups' },
        { value: String(figures.analyticsMonths), unit: 'months', text: 'for analytics, if you allowed it' },
        {
          value: String(figures.enquiryYears),
          unit: figures.enquiryYears === 1 ? 'year' : 'years',
          text: 'at most for a contact enquiry',
        },
        { value: figures.contractYears, unit: 'years', text: 'for contracts and invoices' },
        { value: String(figures.minimumAge), unit: '+', text: 'minimum age to send us anything' },
      ],
    },
    { kind: 'chapters', chapters },
  ],
} as const satisfies BuiltIn;
