import { cards, cycle, exchange, fraud, scales, tap } from '../../art/pictograms';
import routes from '../../art/svg/banner-routes.svg';
import gate from '../../art/svg/gate.svg';
import gatePlays from '../../art/svg/gate-plays.svg';
import gateTall from '../../art/svg/gate-tall.svg';
import gateTallPlays from '../../art/svg/gate-tall-plays.svg';
import adyen from '../../art/svg/gateway-adyen.svg';
import authorize from '../../art/svg/gateway-authorize.svg';
import braintree from '../../art/svg/gateway-braintree.svg';
import paypal from '../../art/svg/gateway-paypal.svg';
import stripe from '../../art/svg/gateway-stripe.svg';
import marks from '../../art/svg/marks-payment.svg';
import tokens from '../../art/svg/tokens.svg';
import { screens } from '../../domain/paths';
import { site } from '../site';
import { cooperationModels } from './cooperation-models';
import type { Landing } from './types';

/** For what has no logo of its own. */
const ring = `${marks}#ring`;

/** Titles of the fintech cases that are shown here and so not on the fintech page (rule 20). */
export const paymentCases = [
  'Card Disputes Desk',
  'Instant Payout Rails',
  'Invoice Factoring Portal',
  'Open Banking Onboarding',
];

export const paymentGateway = {
  screen: 'paymentGateway',
  found: 'Industry',
  crumbs: [
    { title: 'Home', href: screens.home.path },
    { title: 'Services', href: screens.services.path },
    { title: 'Payment Gateway Development' },
  ],
  seo: {
    title: 'Payment Gateway Development Company',
    description:
      'Custom payment gateways, processor integrations and nightly reconciliation. A basic build in about 3 months, complex ones in 6 and more. You own the code.',
  },
  service: { name: 'Payment gateway development', type: 'Payment software development' },
  hero: {
    title: 'Payment Gateway Development Company',
    lead: 'We build the narrow part of your business: the second between “Pay” and “Paid”, where every card, currency and rule has to fit through.',
    action: 'Plan my gateway',
    get note() {
      return `Above the bar, attempts. Below it, settled money. The ${site.accentName} one is being decided.`;
    },
    art: { src: gate, plays: gatePlays },
    artTall: { src: gateTall, plays: gateTallPlays },
    look: 'gate',
  },
  sections: [
    {
      kind: 'estimate',
      title: 'Most payments are easy. A\u00a0gateway is for the others.',
      lead: 'Partial refunds, a bank that answers after forty seconds, a customer who pressed twice. We design for those first and let the happy path follow.',
      text: 'You own the code, the keys and the contracts with acquirers. Changing a processor later becomes a setting.',
      times: [
        {
          figure: '3',
          unit: 'months, roughly',
          text: 'A basic build: one processor, cards and wallets, refunds, reporting.',
        },
        {
          figure: '6+',
          unit: 'months',
          text: 'A complex one: several acquirers, a card vault of your own, split payouts, certification.',
        },
      ],
    },
    {
      kind: 'ledger',
      title: 'What we do around the money',
      note: 'Six jobs. Most clients begin with one and come back for the nightly matching.',
      caption: 'Payment services',
      columns: ['Service', 'What we take on', 'You receive'],
      rows: [
        {
          service: 'Custom gateway',
          work: 'Routing, capture, refunds and payouts on rails you own',
          result: 'A gateway under your brand',
        },
        {
          service: 'Processor integration',
          work: 'One interface over several processors and the bank next door',
          result: 'An adapter with its own tests',
        },
        {
          service: 'Migration',
          work: 'Live cards and subscriptions moved without asking anyone to type them again',
          result: 'A cut-\u2060over plan with a way back',
        },
        {
          service: 'PCI DSS scope',
          work: 'Card data kept out of systems that never needed it',
          result: 'A shorter questionnaire',
        },
        {
          service: 'Reconciliation',
          work: 'Orders, captures, fees and bank lines matched every night',
          result: 'One list of exceptions',
        },
        {
          service: 'Checkout',
          work: 'Hosted fields, wallets, 3-D Secure and error texts people understand',
          result: 'Pages tuned by approval rate',
        },
      ],
    },
    {
      kind: 'gateways',
      title: 'Gateways we speak',
      note: 'Through the official SDK where it is good, through the raw interface where it is not.',
      items: [
        { name: 'Stripe', logo: stripe },
        { name: 'PayPal', logo: paypal },
        { name: 'Adyen', logo: adyen, wordmark: true },
        { name: 'Authorize.net', logo: authorize },
        { name: 'Braintree', logo: braintree },
        { name: 'Custom Bank APIs' },
      ],
    },
    {
      kind: 'banner',
      title: 'Between two processors?',
      text: 'Bring both offers. In thirty minutes we read the small print aloud and say which one costs less at your volume.',
      art: { src: routes },
    },
    {
      kind: 'cells',
      title: 'Seven features clients ask for by name',
      ground: 'black',
      columns: 'three',
      items: [
        {
          icon: exchange,
          title: 'Multi-currency',
          text: 'Charge in theirs, settle in yours, and honour the rate shown at checkout.',
        },
        {
          icon: fraud,
          title: 'AI fraud protection',
          text: 'A model scores each attempt in milliseconds, and a person can read why it said no.',
        },
        {
          icon: tap,
          title: 'Contactless',
          text: 'Apple Pay, Google Pay and tap on phone, booked in the same ledger as cards.',
        },
        {
          icon: scales,
          title: 'Disputes management',
          text: 'Evidence is gathered on the day of sale, so answering a chargeback takes minutes.',
        },
        {
          icon: cards,
          title: 'Multiple card types',
          text: 'Credit, debit, prepaid, corporate and local schemes, each with its own limits and fees.',
        },
        {
          icon: cycle,
          title: 'Recurring payments',
          text: 'Plans, trials and proration, with retries timed to payday instead of midnight.',
        },
      ],
      wide: {
        art: tokens,
        title: 'Tokenization',
        text: 'Card numbers become tokens at the edge. What your servers keep is worthless to a thief and sufficient for a renewal.',
      },
    },
    {
      kind: 'technologies',
      title: 'The stack, layer by layer',
      note: 'Boring where money is kept, modern where people look.',
      items: [
        {
          title: 'Frontend',
          text: 'What the customer touches',
          tools: [
            { name: 'React', mark: `${marks}#react` },
            { name: 'Next', mark: `${marks}#nextjs` },
            { name: 'TypeScript', mark: `${marks}#typescript` },
            { name: 'Hosted fields', mark: ring },
          ],
        },
        {
          title: 'Backend',
          text: 'Where the rules live',
          tools: [
            { name: 'Node', mark: `${marks}#nodejs` },
            { name: 'NestJS', mark: `${marks}#nestjs` },
            { name: 'Go', mark: `${marks}#go` },
            { name: 'Java', mark: `${marks}#openjdk` },
          ],
        },
        {
          title: 'Payments & APIs',
          text: 'How money is told to move',
          tools: [
            { name: 'Stripe SDK', mark: `${marks}#stripe` },
            { name: 'Adyen API', mark: ring },
            { name: '3-D Secure 2', mark: ring },
            { name: 'ISO 20022', mark: ring },
          ],
        },
        {
          title: 'Data',
          text: 'What must never disagree',
          tools: [
            { name: 'PostgreSQL', mark: `${marks}#postgresql` },
            { name: 'Redis', mark: `${marks}#redis` },
            { name: 'Apache Kafka', mark: `${marks}#kafka` },
            { name: 'Double-entry ledger', mark: ring },
          ],
        },
        {
          title: 'Infrastructure',
          text: 'What stays up at night',
          tools: [
            { name: 'Docker', mark: `${marks}#docker` },
            { name: 'Kubernetes', mark: `${marks}#kubernetes` },
            { name: 'Terraform', mark: `${marks}#terraform` },
            { name: 'Grafana', mark: `${marks}#grafana` },
          ],
        },
        {
          title: 'Security',
          text: 'Who may see a card number',
          tools: [
            { name: 'Vault', mark: `${marks}#vault` },
            { name: 'PCI DSS 4.0', mark: ring },
            { name: 'HSM key storage', mark: ring },
            { name: 'OWASP ASVS', mark: ring },
          ],
        },
      ],
    },
    {
      kind: 'domainCases',
      title: 'Systems that count money correctly',
      label: 'Fintech case studies',
      all: 'All case studies',
      domain: 'fintech',
    },
    {
      kind: 'cooperation',
      title: 'Four ways to share the work',
      get note() {
        return `The ${site.accentName} dot shows who steers. Everything else follows from it.`;
      },
      items: [
        {
          ...cooperationModels.dedicated,
          title: 'Payment engineers who work on nothing else',
          text: 'A full squad from our side takes the gateway backlog. Your product owner sets the order, our lead guards the quality.',
          steering: 'Your product owner',
          people: 'Ours, four to nine people',
          billing: 'Monthly, per person',
          fitsWhen: 'The roadmap is measured in years',
        },
        {
          ...cooperationModels.blended,
          title: 'Your developers and ours in one sprint',
          text: 'Yours know the merchants, ours know the acquirers. They share a board, a review queue and an on-\u2060call rota.',
          steering: 'Both, in one weekly session',
          people: 'Mixed, usually half and half',
          billing: 'Hourly',
          fitsWhen: 'You have developers but no payment specialist',
        },
        {
          ...cooperationModels.managed,
          title: 'You name the target, we run the team',
          text: 'Scope, staffing, sprints and certification calls sit with us. You get a demo every fortnight and one accountable name.',
          get steering() {
            return site.name;
          },
          people: 'Ours, sized by the quarter',
          billing: 'Monthly, by scope',
          fitsWhen: 'There is no technical lead in house yet',
        },
        {
          ...cooperationModels.solution,
          title: 'A finished gateway with a handover date',
          text: 'Acceptance tests are agreed before the first line of code. Then documentation, training and a warranty.',
          steering: 'The signed scope',
          people: 'Ours, until handover',
          billing: 'By milestone',
          fitsWhen: 'The brief is clear and the budget has a ceiling',
        },
      ],
    },
    { kind: 'reviews', title: 'Clients on record', page: 'paymentGateway' },
    {
      kind: 'faq',
      title: 'Asked before the first invoice',
      ground: 'grey',
      items: [
        {
          question: 'How long does it take to build a payment gateway?',
          answer:
            'A basic build takes about 3 months. With several acquirers, your own card vault or payouts to third parties, plan for 6 months or more.',
        },
        {
          question: 'Should we build a gateway or integrate one?',
          answer:
            'Integrate while volume is small, because a percentage is cheaper than a team. Build when routing between processors would save more per year than the gateway costs to run.',
        },
        {
          question: 'Who is responsible for PCI DSS?',
          answer:
            'We design the system so that little of it is in scope, prepare the evidence and join the calls with your assessor. The certificate carries your name.',
        },
        {
          question: 'Can you work with our bank’s API?',
          answer:
            'Yes. If it has documentation, we read it. If it has none, we agree on a test account with the bank and write some.',
        },
      ],
    },
    { kind: 'fees' },
    {
      kind: 'contact',
      title: 'Tell us what you charge for',
      line: 'Volumes, countries and the processor you use today. We can ask for the rest.',
    },
  ],
} satisfies Landing;
